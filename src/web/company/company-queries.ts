import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { companyProfileRoutes } from "#contract/company-profile.ts";
import type { Id } from "#domain/account/id.ts";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { type Opened, openFields } from "#vault/records.ts";
import { call } from "#web/app/call.ts";
import { isStale, sealed } from "#web/app/record-gateway.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

const key = ["company-profile"];

/** What the form gives: everything but what the server keeps; the logo only where it has changed. */
export type CompanyFields = Omit<CompanyProfile, "id" | "version" | "invoiceNumberCounter" | "logoUrl"> & {
  logoUrl?: string | null;
};

/** The stored profile that a change was made from. */
export type CompanyVersion = Pick<CompanyProfile, "id" | "version">;

interface CompanySave {
  /** null makes the profile. */
  current: CompanyVersion | null;
  /** Id of a new profile, the same through every try (decision W1). */
  newId: string;
  fields: CompanyFields;
}

/** The company profile, opened; null before there is one. */
export const companyProfileQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }): Promise<Opened<CompanyProfile> | null> => {
    const opened = await readProfile(signal);
    // One that seems to be an earlier version may have been on its way while it was changed.
    return opened && isStale(opened) ? readProfile(signal) : opened;
  },
});

export function useCompanyProfile() {
  return useQuery(companyProfileQuery);
}

async function readProfile(signal: AbortSignal): Promise<Opened<CompanyProfile> | null> {
  const profile = await call(companyProfileRoutes.read, {}, signal);
  return profile && openFields(vaultAccess(), "companyProfile", profile as unknown as CompanyProfile);
}

/** Makes the profile, or changes the one there is; returns the version that is stored then. */
export function useSaveCompanyProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ current, newId, fields }: CompanySave): Promise<CompanyVersion> => {
      const body = await sealed("companyProfile", { ...fields, id: current?.id ?? newId });
      if (!current) return call(companyProfileRoutes.create, { body: body as never });
      return call(companyProfileRoutes.update, {
        params: { id: current.id as Id<"CompanyProfile"> },
        body: { ...body, version: current.version } as never,
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
