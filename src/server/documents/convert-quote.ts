import { randomUUID } from "node:crypto";
import type { Id } from "#domain/account/id.ts";
import { addDays } from "#domain/calendar/local-date.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { countDocument, recountDocument } from "#server/documents/document-figures.ts";
import { takeNextNumber } from "#server/documents/document-number.ts";
import {
  type DocumentRow,
  findDocument,
  findInvoiceOfQuote,
  insertDocument,
  updateDocument,
} from "#server/documents/document-store.ts";
import { sumColumns, termsOfRow } from "#server/documents/document-writing.ts";
import { snapshotSupplier, termsProfile } from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";

/**
 * Makes the invoice of a quote, or finds the one it has (decision S3). Words, lines and terms are the quote's, its
 * discount's base included, so that an accepted price never changes (decision M3). In an encrypted account the
 * envelope is copied as it is: it stays bound to the quote, which the invoice names in `quote_id`.
 *
 * @param quote locked by the caller, so that two conversions wait for each other
 */
export async function convertQuote(
  trx: OwnedTransaction,
  quote: DocumentRow,
  now: Date,
): Promise<DocumentRow> {
  const existing = await findInvoiceOfQuote(trx, quote.id);
  if (existing) return existing;
  const id = randomUUID();
  const userId = quote.user_id as Id<"User">;
  const profile = await termsProfile(trx, null);
  const today = todayOf(profile, now);
  const terms = profile?.paymentTermsDays ?? null;
  const moment = now.toISOString() as DocumentRow["created_at"];
  const { version: _, valid_until: __, ...copied } = quote;
  const row = {
    ...copied,
    ...(await snapshotSupplier(trx)),
    id,
    kind: "invoice" as const,
    number: await takeNextNumber(trx, { userId, kind: "invoice", id }),
    status: "pending",
    quote_id: quote.id,
    issue_date: today,
    valid_until: null,
    due_date: terms === null ? null : addDays(today, terms),
    ...sumColumns("invoice", documentTotals("invoice", quote.lines, termsOfRow(quote))),
    created_at: moment,
    updated_at: moment,
  };
  await insertDocument(trx, row);
  await countDocument(trx, row);
  if (quote.status !== "invoice") {
    await updateDocument(trx, quote, { columns: { status: "invoice" }, now });
    await recountDocument(trx, quote, { ...quote, status: "invoice" });
  }
  return (await findDocument(trx, "invoice", { id })) as DocumentRow;
}
