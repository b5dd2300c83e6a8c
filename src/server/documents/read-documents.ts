import type { OwnedTransaction } from "#server/db/database.ts";
import { invoiceAnswerOf, quoteAnswerOf } from "#server/documents/document-answer.ts";
import { findDocuments, isOfKind } from "#server/documents/document-store.ts";

type DocumentAnswer = ReturnType<typeof quoteAnswerOf> | ReturnType<typeof invoiceAnswerOf>;

/** Documents of any kind, as their routes answer them, by id; in one statement. */
export async function readDocuments(
  trx: OwnedTransaction,
  ids: readonly string[],
): Promise<Map<string, DocumentAnswer>> {
  if (ids.length === 0) return new Map();
  const found = await findDocuments(trx, ids);
  return new Map(
    found.flatMap(({ row, invoices }): [string, DocumentAnswer][] => {
      if (isOfKind("quote", row)) return [[row.id, quoteAnswerOf(row, invoices)]];
      return isOfKind("invoice", row) ? [[row.id, invoiceAnswerOf(row)]] : [];
    }),
  );
}
