import { sql } from "kysely";
import { languages, regionTerms } from "#domain/region/region.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { DocumentRow } from "#server/documents/document-store.ts";

/** The columns that decide what a document adds to its month and its status, in its currency. */
export type Counted = Pick<DocumentRow, "user_id" | "kind" | "status" | "language" | "issue_date" | "total">;

/**
 * [Note: Figures of documents]
 * The dashboard reads rollups: sums by month of the documents' dates and sums by status, each by currency. Each write
 * updates them in its own transaction, because adding up 100,000 invoices for every look at the dashboard would cost a
 * hundred times as much. `rebuildFigures` makes the same rows from the documents.
 */
export async function countDocument(trx: OwnedTransaction, added: Counted): Promise<void> {
  await addToFigures(trx, added, 1);
}

/** Subtracts a document from its month and its status. */
export async function uncountDocument(trx: OwnedTransaction, removed: Counted): Promise<void> {
  await addToFigures(trx, removed, -1);
}

/** Counts a changed document again, if the change affects the figures. */
export async function recountDocument(trx: OwnedTransaction, before: Counted, after: Counted): Promise<void> {
  const counts = (["status", "issue_date", "total"] as const).some((name) => before[name] !== after[name]);
  if (!counts) return;
  await uncountDocument(trx, before);
  await countDocument(trx, after);
}

/** Makes all of a user's figures from their documents. */
export async function rebuildFigures(trx: OwnedTransaction): Promise<void> {
  await trx.deleteFrom("monthly_figures").execute();
  await trx.deleteFrom("status_figures").execute();
  await sql`
    insert into monthly_figures (
      user_id, year, month, currency, quote_count, quote_total, invoice_count, invoice_total)
    select user_id, extract(year from issue_date), extract(month from issue_date), ${currency},
      count(*) filter (where kind = 'quote'), coalesce(sum(total) filter (where kind = 'quote'), 0),
      count(*) filter (where kind = 'invoice'), coalesce(sum(total) filter (where kind = 'invoice'), 0)
    from documents
    group by 1, 2, 3, 4`.execute(trx);
  await sql`
    insert into status_figures (user_id, kind, status, currency, count, total)
    select user_id, kind, status, ${currency}, count(*), sum(total) from documents group by 1, 2, 3, 4`.execute(
    trx,
  );
}

/** The currency of a document's language, in SQL; the column has no other languages. */
const currency = sql.raw(
  `case language ${languages.map((each) => `when '${each}' then '${regionTerms(each).currency}'`).join(" ")} end`,
);

/** Updates both tables in one statement, which saves a round trip. */
async function addToFigures(trx: OwnedTransaction, document: Counted, sign: 1 | -1): Promise<void> {
  const [year = 0, month = 0] = document.issue_date.split("-").map(Number);
  const { user_id: user, kind, status } = document;
  const { currency: own } = regionTerms(document.language);
  const isQuote = kind === "quote";
  const total = sign * document.total;
  const [quotes, invoices] = isQuote ? [sign, 0] : [0, sign];
  const [quoteTotal, invoiceTotal] = isQuote ? [total, 0] : [0, total];
  await sql`
    with by_month as (
      insert into monthly_figures (
        user_id, year, month, currency, quote_count, quote_total, invoice_count, invoice_total)
      values (${user}, ${year}, ${month}, ${own}, ${quotes}, ${quoteTotal}, ${invoices}, ${invoiceTotal})
      on conflict (user_id, year, month, currency) do update set
        quote_count = monthly_figures.quote_count + excluded.quote_count,
        quote_total = monthly_figures.quote_total + excluded.quote_total,
        invoice_count = monthly_figures.invoice_count + excluded.invoice_count,
        invoice_total = monthly_figures.invoice_total + excluded.invoice_total
    )
    insert into status_figures (user_id, kind, status, currency, count, total)
    values (${user}, ${kind}, ${status}, ${own}, ${sign}, ${total})
    on conflict (user_id, kind, status, currency) do update set
      count = status_figures.count + excluded.count,
      total = status_figures.total + excluded.total`.execute(trx);
}
