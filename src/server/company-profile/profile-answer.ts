import { companyWords } from "#domain/company/company-words.ts";
import { type CompanyProfileRow, termsOf } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { readCounter } from "#server/numbers/document-number.ts";
import { commonFields } from "#server/records/record-handlers.ts";
import { openWords } from "#server/sealing/words.ts";

export async function profileAnswer(trx: OwnedTransaction, row: CompanyProfileRow) {
  return {
    ...commonFields(row),
    id: row.id,
    ...openWords(companyWords, row),
    ...termsOf(row),
    logoUrl: row.logo_plain,
    logoSealed: row.logo_sealed,
    invoiceNumberCounter: await readCounter(trx, "invoice"),
  };
}
