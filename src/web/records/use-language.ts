import { createContext, use } from "react";
import type { Language } from "#domain/region/region.ts";
import { useVisitorLanguage } from "#web/base/visitor-language.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";

const LanguageContext = createContext<Language | null>(null);

/** Gives the language to everything below it: the value of {@link useScreenLanguage}. */
export const LanguageProvider = LanguageContext.Provider;

/**
 * The language of the screens and of new documents. A context, because a query costs two observers and their timers for
 * each component that asks for it, and every row of a list does.
 *
 * @throws Error outside of the frame of the signed-in screens
 */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) throw new Error("useLanguage needs a LanguageProvider around it");
  return language;
}

/** The language of the screens, for their frame: the profile's, else the visitor's (decision A11). */
export function useScreenLanguage(): Language {
  const { data: profile, isPending } = useCompanyProfile();
  const visitor = useVisitorLanguage(!isPending && !profile);
  return profile?.record.language ?? visitor;
}
