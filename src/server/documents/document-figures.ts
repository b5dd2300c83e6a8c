import { sql } from "kysely";
import { type MonthFigure, monthFigures } from "#domain/documents/kept-figures.ts";
import { languages, regionTerms } from "#domain/region/region.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { DocumentRow } from "#server/documents/document-store.ts";
import { countedSql } from "#server/documents/figure-sql.ts";

/** The columns that decide what a document adds to its month and its status, in its currency. */
export type Counted = Pick<DocumentRow, "user_id" | "kind" | "status" | "language" | "issue_date" | "total">;

/**
 * [Note: Figures of documents]
 * The dashboard reads rollups: sums by month of the documents' dates and sums by status, each by currency. Each write
 * updates them in its own transaction, because adding up 100,000 invoices for every look at the dashboard would cost a
 * hundred times as much. `rebuildFigures` makes the same rows from the documents. The figures are rows of one table,
 * kept-figures.ts, and everything that writes or reads them is made from its rows.
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
    insert into monthly_figures (user_id, year, month, currency, ${sql.join(columns)})
    select user_id, extract(year from issue_date), extract(month from issue_date), ${currency},
      ${sql.join(monthly.map(sumSql))}
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

const monthly: readonly MonthFigure[] = Object.values(monthFigures);
const columns = monthly.map(({ column }) => sql.ref(column));
const additions = monthly.map(
  ({ column }) => sql`${sql.ref(column)} = monthly_figures.${sql.ref(column)} + excluded.${sql.ref(column)}`,
);

/** What the documents of a group add to a figure, in SQL. */
function sumSql(figure: MonthFigure) {
  const counted = sql`filter (where ${countedSql(figure)})`;
  return figure.adds === "count" ? sql`count(*) ${counted}` : sql`coalesce(sum(total) ${counted}, 0)`;
}

/** What one document adds to a figure: 1, or its total. */
function addedBy({ kind, when, adds }: MonthFigure, document: Counted): number {
  const counts = document.kind === kind && (when?.some((status) => status === document.status) ?? true);
  if (!counts) return 0;
  return adds === "count" ? 1 : document.total;
}

/** Updates both tables in one statement, which saves a round trip. */
async function addToFigures(trx: OwnedTransaction, document: Counted, sign: 1 | -1): Promise<void> {
  const [year = 0, month = 0] = document.issue_date.split("-").map(Number);
  const { user_id: user, kind, status } = document;
  const { currency: own } = regionTerms(document.language);
  const added = monthly.map((figure) => sign * addedBy(figure, document));
  await sql`
    with by_month as (
      insert into monthly_figures (user_id, year, month, currency, ${sql.join(columns)})
      values (${user}, ${year}, ${month}, ${own}, ${sql.join(added)})
      on conflict (user_id, year, month, currency) do update set ${sql.join(additions)}
    )
    insert into status_figures (user_id, kind, status, currency, count, total)
    values (${user}, ${kind}, ${status}, ${own}, ${sign}, ${sign * document.total})
    on conflict (user_id, kind, status, currency) do update set
      count = status_figures.count + excluded.count,
      total = status_figures.total + excluded.total`.execute(trx);
}
