import { sql } from "kysely";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { DocumentRow } from "#server/documents/document-store.ts";

/** What a document adds to its month. */
export type Counted = Pick<DocumentRow, "user_id" | "kind" | "issue_date" | "total">;

/**
 * [Note: Monthly figures]
 * The dashboard reads sums by month of the documents' dates, kept in the transaction of each write: adding up
 * 100,000 invoices for every look at the dashboard would cost a hundred times as much. `rebuildMonthlyFigures`
 * makes the same rows from the documents.
 */
export async function countDocument(trx: OwnedTransaction, added: Counted): Promise<void> {
  await addToMonth(trx, added, 1);
}

/** Takes a document out of its month. */
export async function uncountDocument(trx: OwnedTransaction, removed: Counted): Promise<void> {
  await addToMonth(trx, removed, -1);
}

/** Makes all of a user's monthly figures anew. */
export async function rebuildMonthlyFigures(trx: OwnedTransaction): Promise<void> {
  await trx.deleteFrom("monthly_figures").execute();
  await sql`
    insert into monthly_figures (user_id, year, month, quote_count, quote_total, invoice_count, invoice_total)
    select user_id, extract(year from issue_date), extract(month from issue_date),
      count(*) filter (where kind = 'quote'), coalesce(sum(total) filter (where kind = 'quote'), 0),
      count(*) filter (where kind = 'invoice'), coalesce(sum(total) filter (where kind = 'invoice'), 0)
    from documents
    group by 1, 2, 3`.execute(trx);
}

async function addToMonth(trx: OwnedTransaction, document: Counted, sign: 1 | -1): Promise<void> {
  const [year = 0, month = 0] = document.issue_date.split("-").map(Number);
  const isQuote = document.kind === "quote";
  const total = sign * document.total;
  const [quotes, invoices] = isQuote ? [sign, 0] : [0, sign];
  const [quoteTotal, invoiceTotal] = isQuote ? [total, 0] : [0, total];
  await sql`
    insert into monthly_figures (user_id, year, month, quote_count, quote_total, invoice_count, invoice_total)
    values (${document.user_id}, ${year}, ${month}, ${quotes}, ${quoteTotal}, ${invoices}, ${invoiceTotal})
    on conflict (user_id, year, month) do update set
      quote_count = monthly_figures.quote_count + excluded.quote_count,
      quote_total = monthly_figures.quote_total + excluded.quote_total,
      invoice_count = monthly_figures.invoice_count + excluded.invoice_count,
      invoice_total = monthly_figures.invoice_total + excluded.invoice_total`.execute(trx);
}
