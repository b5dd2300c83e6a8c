import type { Language } from "#domain/company/region.ts";
import { useVisitorLanguage } from "#web/app/visitor-language.ts";
import { useCompanyProfile } from "#web/company/company-queries.ts";

/** The language of the screens and of new documents: the profile's, else the visitor's (decision A11). */
export function useLanguage(): Language {
  const { data: profile, isPending } = useCompanyProfile();
  const visitor = useVisitorLanguage(!isPending && !profile);
  return profile?.record.language ?? visitor;
}
