import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { routes } from "#contract/routes.ts";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { type Opened, openFields, sealFields } from "#vault/records.ts";
import { call } from "#web/app/call.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

const key = ["company-profile"];

/** What the form gives: everything but what the server keeps. */
export type CompanyFields = Omit<CompanyProfile, "id" | "version" | "invoiceNumberCounter">;

/** The company profile, opened; null before there is one. */
export function useCompanyProfile() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Opened<CompanyProfile> | null> => {
      const profile = await call(routes.companyProfile.read, {}, signal);
      return profile && openFields(vaultAccess(), "companyProfile", profile as unknown as CompanyProfile);
    },
  });
}

/** Makes the profile, or changes the one there is. */
export function useSaveCompanyProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ current, fields }: { current: CompanyProfile | null; fields: CompanyFields }) => {
      const id = current?.id ?? crypto.randomUUID();
      const body = await sealFields(vaultAccess(), "companyProfile", { ...fields, id });
      if (!current) return call(routes.companyProfile.create, { body: body as never });
      return call(routes.companyProfile.update, {
        params: { id: current.id },
        body: { ...body, version: current.version },
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
