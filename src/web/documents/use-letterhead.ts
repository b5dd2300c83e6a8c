import { useMemo } from "react";
import { useLanguage } from "#web/app/use-language.ts";
import { useCompanyProfile } from "#web/company/company-queries.ts";
import { letterheadProfile } from "#web/documents/letterhead.ts";
import { useLast } from "#web/documents/use-last.ts";

/**
 * The letterhead of today once it is known; null till then. Without an answer the defaults must do; where it was known
 * and has been locked since, it stays.
 */
export function useLetterhead() {
  const { data, isPending } = useCompanyProfile();
  const language = useLanguage();
  const profile = useMemo(
    () => (isPending ? null : letterheadProfile(data, language)),
    [data, isPending, language],
  );
  const known = useLast(data?.state === "locked" ? null : profile);
  return known ?? profile;
}
