import { type Language, languages } from "#domain/company/region.ts";
import { useCompanyProfile } from "#web/company/company-queries.ts";

/** The language of the screens and of new documents: the profile's, else the browser's, else en-GB (decision A11). */
export function useLanguage(): Language {
  const { data: profile } = useCompanyProfile();
  return profile?.record.language ?? browserLanguage(navigator.languages);
}

/** The first of a browser's languages that is ours, else en-GB. */
export function browserLanguage(preferred: readonly string[]): Language {
  return preferred.flatMap((each) => languages.filter((own) => own === each))[0] ?? "en-GB";
}
