import { sql } from "kysely";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import { QuoteInvoiced } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { DocumentColumns, DocumentRow } from "#server/documents/document-row.ts";
import { findDocument, findInvoiceOfQuote, updateDocument } from "#server/documents/document-store.ts";
import { type ChangedDocumentBody, changesFigures } from "#server/documents/document-writing.ts";
import type { Write } from "#server/writes/write-records.ts";

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
 *
 * @returns the quote's locked row, or null if it is deleted
 */
export async function lockQuoteOf(
  trx: OwnedTransaction,
  quoteId: Id<"Quote"> | null,
): Promise<DocumentRow<"quote"> | null> {
  if (quoteId === null) return null;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quote:${quoteId}`}, 0))`.execute(trx);
  return findDocument(trx, "quote", { id: quoteId, lock: true });
}

/**
 * Makes a quote's status follow its invoices: final while there is one, and its former status after the last is deleted
 * (decision S8). Call it after each write that creates, deletes or restores one of them.
 *
 * @param quote a row that the caller has locked or inserted; null if the quote is deleted, and then nothing happens
 * @param known `isInvoiced` says whether the quote has an invoice, where the caller knows; else it is looked up
 * @returns the quote's row as it is stored now
 */
export async function followInvoice<Quote extends DocumentRow<"quote"> | null>(
  write: Write,
  quote: Quote,
  known: { isInvoiced?: boolean } = {},
): Promise<Quote | DocumentRow<"quote">> {
  if (!quote) return quote;
  const isInvoiced = known.isInvoiced ?? (await findInvoiceOfQuote(write.trx, quote.id)) !== null;
  if (isInvoiced === (quote.status === "invoice")) return quote;
  const columns: DocumentColumns<"quote"> = isInvoiced
    ? { status: "invoice", former_status: quote.status }
    : { status: quote.former_status ?? likelyFormerStatus, former_status: null };
  return updateDocument(write, quote, columns);
}
