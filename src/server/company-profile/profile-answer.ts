import type { Id } from "#domain/account/id.ts";
import { type CompanyProfileRow, termsOf } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { readCounter } from "#server/documents/document-number.ts";
import { commonFields } from "#server/records/record-handlers.ts";
import { spreadWords } from "#server/records/words.ts";

/** The profile as an answer carries it. */
export async function profileAnswer(trx: OwnedTransaction, row: CompanyProfileRow) {
  return {
    ...commonFields(row),
    id: row.id as Id<"CompanyProfile">,
    ...spreadWords("companyProfile", row),
    ...termsOf(row),
    logoUrl: row.logo_plain,
    logoSealed: row.logo_sealed,
    invoiceNumberCounter: await readCounter(trx, "invoice"),
  };
}
