import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Language, languages } from "#domain/company/region.ts";
import { queryClient } from "#web/app/query-client.ts";
import { send } from "#web/app/send.ts";

const storedUnder = "quotewright-language";

const visitorQuery = queryOptions({
  queryKey: ["visitor-language"],
  queryFn: async ({ signal }) => storedLanguage() ?? (await regionLanguage(signal)),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/**
 * The language before there is a profile: what the visitor chose, else that of the country the server sees (decision
 * P9), else the browser's, else en-GB.
 *
 * @param enabled false asks nobody, where the answer is not needed
 */
export function useVisitorLanguage(enabled = true): Language {
  const { data } = useQuery({ ...visitorQuery, enabled });
  return data ?? browserLanguage(navigator.languages);
}

/** Whether that language is known by now, and no stand-in until the server has answered. */
export function useVisitorLanguageKnown(enabled: boolean): boolean {
  const { isPending } = useQuery({ ...visitorQuery, enabled });
  return !isPending;
}

/** Keeps the visitor's own choice on this device. */
export function chooseLanguage(language: Language): void {
  queryClient.setQueryData(visitorQuery.queryKey, language);
  try {
    localStorage.setItem(storedUnder, language);
  } catch {
    // A browser that keeps nothing forgets the choice with the tab.
  }
}

/** The first of a browser's languages that is ours, else en-GB. */
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

/** Read without a schema, which would be the only one that the start page needs. */
async function regionLanguage(signal: AbortSignal): Promise<Language | null> {
  const answer: unknown = await (await send("/api/region", { signal })).json();
  return languageOf((answer as { language?: unknown } | null)?.language);
}

function languageOf(given: unknown): Language | null {
  return languages.find((own) => own === given) ?? null;
}
