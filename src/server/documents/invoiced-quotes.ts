import { sql } from "kysely";
import { QuoteInvoiced } from "#contract/errors.ts";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { recountDocument } from "#server/documents/document-figures.ts";
import {
  type DocumentRow,
  findDocument,
  findInvoiceOfQuote,
  updateDocument,
} from "#server/documents/document-store.ts";
import { type ChangedDocumentBody, changesFigures } from "#server/documents/document-writing.ts";

/** What a converted quote goes back to where nobody knows what it was before: it had been agreed. */
const likelyFormerStatus = "accepted";

/** The invoices that were made of a quote, as its answers name them (decision S7). */
export async function invoicesOf(trx: OwnedTransaction, quote: DocumentRow): Promise<InvoiceOfQuote[]> {
  if (quote.status !== "invoice") return [];
  const rows = await trx
    .selectFrom("documents")
    .select(["id", "number"])
    .where("kind", "=", "invoice")
    .where("quote_id", "=", quote.id)
    .execute();
  return rows.map(({ id, number }) => ({ id: id as InvoiceOfQuote["id"], number: number ?? "" }));
}

/**
 * Refuses a change of a converted quote's figures, or of which lines it has; its words may change (decision S7).
 *
 * @throws QuoteInvoiced naming the invoices
 */
export async function refuseOtherFigures(
  trx: OwnedTransaction,
  quote: DocumentRow,
  body: ChangedDocumentBody,
): Promise<void> {
  if (quote.status !== "invoice" || !changesFigures(quote, body)) return;
  throw new QuoteInvoiced(await invoicesOf(trx, quote));
}

/**
 * Locks a quote and what is made of it, before either of the two is deleted or comes back: each reads whether the other
 * is there, and a deleted quote has no row to lock. To be called before the invoice's own row is locked, since
 * conversion locks the quote first.
 */
export async function lockQuoteOf(trx: OwnedTransaction, quoteId: string | null): Promise<void> {
  if (quoteId === null) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quote:${quoteId}`}, 0))`.execute(trx);
  await findDocument(trx, "quote", { id: quoteId, lock: true });
}

/**
 * Makes a quote's status follow its invoices: final while there is one, and as it was before once there is none
 * (decision S8). To be called after each write that makes, deletes or brings back one of the two.
 */
export async function followInvoice(trx: OwnedTransaction, quoteId: string | null, now: Date): Promise<void> {
  const quote = quoteId === null ? null : await findDocument(trx, "quote", { id: quoteId, lock: true });
  if (!quote) return;
  const isInvoiced = (await findInvoiceOfQuote(trx, quote.id)) !== null;
  if (isInvoiced === (quote.status === "invoice")) return;
  const columns = isInvoiced
    ? { status: "invoice", former_status: quote.status }
    : { status: quote.former_status ?? likelyFormerStatus, former_status: null };
  await updateDocument(trx, quote, { columns, now });
  await recountDocument(trx, quote, { ...quote, ...columns });
}
