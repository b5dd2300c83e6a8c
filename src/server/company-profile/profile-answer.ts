import type { Id } from "#domain/ids/id.ts";
import { type CompanyProfileRow, termsOf } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { readCounter } from "#server/numbers/document-number.ts";
import { commonFields } from "#server/records/record-handlers.ts";
import { spreadWords } from "#server/sealing/words.ts";

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
