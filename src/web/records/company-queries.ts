import { queryOptions, useQuery } from "@tanstack/react-query";
import { companyProfileRoutes } from "#contract/company-profile.ts";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { Opened } from "#vault/records/records.ts";
import { call } from "#web/base/call.ts";
import { isStale, openRow } from "#web/records/gateway.ts";

/** The company profile, opened; null before there is one. */
export const companyProfileQuery = queryOptions({
  queryKey: ["company-profile"],
  queryFn: async ({ signal }): Promise<Opened<CompanyProfile> | null> => {
    const opened = await readProfile(signal);
    // If it seems to be an earlier version, the answer may have been on its way during a change, so it is read again.
    return opened && isStale(opened) ? readProfile(signal) : opened;
  },
});

export function useCompanyProfile() {
  return useQuery(companyProfileQuery);
}

async function readProfile(signal: AbortSignal): Promise<Opened<CompanyProfile> | null> {
  const profile = await call(companyProfileRoutes.read, {}, signal);
  return profile && openRow<CompanyProfile>("companyProfile", profile);
}
