import { sql } from "kysely";
import { type QuoteTexts, quoteTextNames, quoteTextsOf } from "#domain/company/quote-texts.ts";
import { wordNouns } from "#domain/nouns/word-nouns.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { openWords } from "#server/sealing/words.ts";

/** The words that the owner, whose account is not encrypted, has on quotes. */
export async function findQuoteTexts(trx: OwnedTransaction): Promise<QuoteTexts> {
  const rows = await trx
    .selectFrom("company_texts")
    .select(["plain", "sealed", "created_at"])
    .where(sql<string>`plain ->> 'name'`, "in", Object.values(quoteTextNames))
    .execute();
  return quoteTextsOf(
    rows.map((row) => ({ ...openWords(wordNouns.companyTexts.words, row), createdAt: row.created_at })),
  );
}
