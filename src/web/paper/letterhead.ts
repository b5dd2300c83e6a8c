import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import { companyWords, logoWords } from "#domain/company/company-words.ts";
import type { Id } from "#domain/ids/id.ts";
import { noWords } from "#domain/records/word-table.ts";
import type { Language } from "#domain/region/region.ts";
import type { Opened } from "#vault/records/records.ts";

/**
 * The firm shown on a document: the profile or, before one exists, a nameless firm of the language's region, so that
 * the currency is right from the first document. When a profile is locked or was tampered with, none of its words are
 * used; otherwise a false bank account could appear on a document.
 */
export function letterheadProfile(
  profile: Opened<CompanyProfile> | null | undefined,
  language: Language,
): CompanyProfile {
  if (profile?.state === "open") return profile.record;
  if (profile) return { ...profile.record, ...nothing };
  return {
    ...companyTermDefaults,
    language,
    id: "" as Id<"CompanyProfile">,
    version: 0,
    invoiceNumberCounter: 1,
    ...nothing,
  };
}

const nothing = { ...noWords(companyWords), ...noWords(logoWords) };
