import { sql } from "kysely";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import { QuoteInvoiced } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { recountDocument } from "#server/documents/document-figures.ts";
import {
  type DocumentColumns,
  type DocumentRow,
  findDocument,
  findInvoiceOfQuote,
  updateDocument,
} from "#server/documents/document-store.ts";
import { type ChangedDocumentBody, changesFigures } from "#server/documents/document-writing.ts";

/** The status that a quote converted long ago goes back to: its former one was not recorded, but it had been agreed. */
const likelyFormerStatus = "accepted";

/** The invoices that were made from a quote, as its answers name them (decision S7). */
export async function invoicesOf(
  trx: OwnedTransaction,
  quote: DocumentRow<"quote">,
): Promise<InvoiceOfQuote[]> {
  if (quote.status !== "invoice") return [];
  const invoice = await findInvoiceOfQuote(trx, quote.id);
  return invoice ? [{ id: invoice.id, number: invoice.number ?? "" }] : [];
}

/**
 * Refuses to change a converted quote's figures, or which lines it has; its words may change (decision S7).
 *
 * @throws QuoteInvoiced, which names the invoices
 */
export async function refuseOtherFigures(
  trx: OwnedTransaction,
  quote: DocumentRow<"quote">,
  body: ChangedDocumentBody,
): Promise<void> {
  if (quote.status !== "invoice" || !changesFigures(quote, body)) return;
  throw new QuoteInvoiced(await invoicesOf(trx, quote));
}

/**
 * Locks a quote and its invoices against deletion and restoring, since each of those checks whether the other document
 * exists. An advisory lock does that, because a deleted quote has no row to lock. Call it before locking the invoice's
 * own row, since conversion locks the quote first.
 */
export async function lockQuoteOf(trx: OwnedTransaction, quoteId: Id<"Quote"> | null): Promise<void> {
  if (quoteId === null) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quote:${quoteId}`}, 0))`.execute(trx);
  await findDocument(trx, "quote", { id: quoteId, lock: true });
}

/**
 * Makes a quote's status follow its invoices: final while there is one, and its former status after the last is deleted
 * (decision S8). Call it after each write that creates, deletes or restores one of them.
 */
export async function followInvoice(
  trx: OwnedTransaction,
  quoteId: Id<"Quote"> | null,
  now: Date,
): Promise<void> {
  const quote = quoteId === null ? null : await findDocument(trx, "quote", { id: quoteId, lock: true });
  if (!quote) return;
  const isInvoiced = (await findInvoiceOfQuote(trx, quote.id)) !== null;
  if (isInvoiced === (quote.status === "invoice")) return;
  const columns: DocumentColumns<"quote"> = isInvoiced
    ? { status: "invoice", former_status: quote.status }
    : { status: quote.former_status ?? likelyFormerStatus, former_status: null };
  await recountDocument(trx, quote, await updateDocument(trx, quote, { columns, now }));
}
