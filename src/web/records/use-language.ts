import type { Language } from "#domain/region/region.ts";
import { useVisitorLanguage } from "#web/base/visitor-language.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";

/** The language of the screens and of new documents: the profile's, else the visitor's (decision A11). */
export function useLanguage(): Language {
  const { data: profile, isPending } = useCompanyProfile();
  const visitor = useVisitorLanguage(!isPending && !profile);
  return profile?.record.language ?? visitor;
}
