import { useMemo } from "react";
import { useLast } from "#web/base/use-last.ts";
import { letterheadProfile } from "#web/paper/letterhead.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { useLanguage } from "#web/records/use-language.ts";

/**
 * Today's letterhead once it is known, null until then. When the server does not answer, the defaults are used. When
 * the account is locked later, the known letterhead stays.
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
