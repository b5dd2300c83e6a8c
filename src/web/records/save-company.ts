import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyProfileRoutes } from "#contract/company-profile.ts";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import { companyWords } from "#domain/company/company-words.ts";
import { callKeyed } from "#web/base/call.ts";
import { companyProfileQuery } from "#web/records/company-queries.ts";
import { sendKeyed, settle } from "#web/records/lost-answers.ts";
import { sealed } from "#web/records/writing.ts";

/** The fields that the form supplies: all but those that the server sets; the logo only when it has changed. */
export type CompanyFields = Omit<CompanyProfile, "id" | "version" | "invoiceNumberCounter" | "logoUrl"> & {
  logoUrl?: string | null;
};

/** The fields of a stored profile, which are saved together; the logo stays as it is. */
export function profileFields(profile: CompanyProfile): CompanyFields {
  const names = [...Object.keys(companyWords), ...Object.keys(companyTermDefaults)];
  const stored = new Map<string, unknown>(Object.entries(profile));
  return Object.fromEntries(names.map((name) => [name, stored.get(name)])) as CompanyFields;
}

/** The stored profile that a change was made from. */
export type CompanyVersion = Pick<CompanyProfile, "id" | "version">;

interface CompanySave {
  /** null creates the profile. */
  current: CompanyVersion | null;
  /** Id of a new profile, the same through every retry (decision W1). */
  newId: CompanyProfile["id"];
  fields: CompanyFields;
}

/** Creates or changes the profile; returns the version that is then stored. */
export function useSaveCompanyProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ current, newId, fields }: CompanySave): Promise<CompanyVersion> => {
      const id = current?.id ?? newId;
      const typed = JSON.stringify(fields);
      const saved = await settle(id);
      // A save whose answer was lost raised the version that it was made from by one; since then it may have been read.
      const raised = saved === null ? 0 : Number.parseInt(saved, 10) + 1;
      const version = Math.max(current?.version ?? 0, raised);
      const stored = version === 0 ? null : { id, version };
      if (stored && saved?.endsWith(` ${typed}`)) return stored;
      const body = await sealed("companyProfile", { ...fields, id });
      return sendKeyed<CompanyVersion>(id, `${version} ${typed}`, (key) =>
        stored
          ? callKeyed(
              companyProfileRoutes.update,
              { params: { id }, body: { ...body, version: stored.version } },
              key,
            )
          : callKeyed(companyProfileRoutes.create, { body }, key),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: companyProfileQuery.queryKey }),
  });
}
