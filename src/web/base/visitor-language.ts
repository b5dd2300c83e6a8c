import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Language, languages } from "#domain/region/region.ts";
import { queryClient } from "#web/base/query-client.ts";
import { send } from "#web/base/send.ts";

const storedUnder = "quotewright-language";

const visitorQuery = queryOptions({
  queryKey: ["visitor-language"],
  queryFn: async ({ signal }) => storedLanguage() ?? (await regionLanguage(signal)),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/**
 * The language when there is no profile yet: the visitor's choice, else that of the country that the server sees
 * (decision P9), else the browser's, else en-GB.
 *
 * @param enabled false sends no request, for when the answer is not needed
 */
export function useVisitorLanguage(enabled = true): Language {
  const { data } = useQuery({ ...visitorQuery, enabled });
  return data ?? browserLanguage(navigator.languages);
}

/** Whether that language is known, and not a stand-in until the server has answered. */
export function useVisitorLanguageKnown(enabled: boolean): boolean {
  const { isPending } = useQuery({ ...visitorQuery, enabled });
  return !isPending;
}

/** Stores the visitor's own choice on this device. */
export function chooseLanguage(language: Language): void {
  queryClient.setQueryData(visitorQuery.queryKey, language);
  try {
    localStorage.setItem(storedUnder, language);
  } catch {
    // A browser without storage forgets the choice with the tab.
  }
}

/** The first of a browser's languages that we support, else en-GB. */
export function browserLanguage(preferred: readonly string[]): Language {
  return preferred.map(languageOf).find((own) => own !== null) ?? "en-GB";
}

function storedLanguage(): Language | null {
  try {
    return languageOf(localStorage.getItem(storedUnder));
  } catch {
    return null;
  }
}

/** Read without a schema, because the start page would need zod for this one alone. */
async function regionLanguage(signal: AbortSignal): Promise<Language | null> {
  const answer: unknown = await (await send("/api/region", { signal })).json();
  return languageOf((answer as { language?: unknown } | null)?.language);
}

function languageOf(given: unknown): Language | null {
  return languages.find((own) => own === given) ?? null;
}
