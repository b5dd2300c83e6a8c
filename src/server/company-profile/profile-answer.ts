import { sql } from "kysely";
import { companyWords } from "#domain/company/company-words.ts";
import { type CompanyProfileRow, termsOf } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { counterFigure } from "#server/numbers/document-number.ts";
import { commonFields } from "#server/records/record-handlers.ts";
import { openWords } from "#server/sealing/words.ts";

/** A profile that was written, as its routes answer it. */
export async function profileAnswer(trx: OwnedTransaction, row: CompanyProfileRow) {
  const { rows } = await sql<{ counter: number }>`select ${counterFigure("invoice")} as counter`.execute(trx);
  return answerOf(row, rows[0]?.counter ?? 1);
}

/** The owner's profile as its routes answer it, or null. */
export async function readProfile(trx: OwnedTransaction) {
  const row = await trx
    .selectFrom("company_profiles")
    .selectAll()
    .select(counterFigure("invoice").as("counter"))
    .executeTakeFirst();
  return row ? answerOf(row, row.counter) : null;
}

function answerOf(row: CompanyProfileRow, invoiceNumberCounter: number) {
  return {
    ...commonFields(row),
    id: row.id,
    ...openWords(companyWords, row),
    ...termsOf(row),
    logoUrl: row.logo_plain,
    logoSealed: row.logo_sealed,
    invoiceNumberCounter,
  };
}
