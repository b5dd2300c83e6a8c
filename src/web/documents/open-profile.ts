import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { profileFields, type useSaveCompanyProfile } from "#web/records/save-company.ts";

/** The firm's profile; null without one that can be read. */
export function useOpenProfile(): CompanyProfile | null {
  const { data } = useCompanyProfile();
  return data?.state === "open" ? data.record : null;
}

/** Saves some fields of the profile, and the others as they are. */
export function saveProfile(
  save: ReturnType<typeof useSaveCompanyProfile>,
  profile: CompanyProfile,
  changed: Partial<CompanyProfile>,
) {
  return save.mutateAsync({
    current: profile,
    newId: profile.id,
    fields: { ...profileFields(profile), ...changed },
  });
}
