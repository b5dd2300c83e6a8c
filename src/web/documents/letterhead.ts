import { companyTermDefaults } from "#contract/company-profile.ts";
import { sealedFields } from "#contract/sensitive.ts";
import type { Id } from "#domain/account/id.ts";
import type { CompanyProfile, CompanyWords } from "#domain/company/company-profile.ts";
import type { Language } from "#domain/company/region.ts";
import type { Opened } from "#vault/records.ts";

/**
 * The firm that a document is shown with: the profile, or before there is one a nameless firm of the language's
 * region, so that the currency is right from the first document on. Of a profile that is locked or was tampered with
 * no word is given out: a false bank account would stand on a document otherwise.
 */
export function letterheadProfile(
  profile: Opened<CompanyProfile> | null | undefined,
  language: Language,
): CompanyProfile {
  if (profile?.state === "open") return profile.record;
  if (profile) return { ...profile.record, ...noWords() };
  return {
    ...companyTermDefaults,
    language,
    id: "" as Id<"CompanyProfile">,
    version: 0,
    invoiceNumberCounter: 1,
    ...noWords(),
  };
}

function noWords(): CompanyWords & Pick<CompanyProfile, "logoUrl"> {
  const words = Object.fromEntries(sealedFields.companyProfile.fields.map((field) => [field, null]));
  return { ...(words as unknown as CompanyWords), companyName: "", logoUrl: null };
}
