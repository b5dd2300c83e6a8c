import { type Selectable, sql } from "kysely";
import { type MonthFigure, monthFigures } from "#domain/documents/kept-figures.ts";
import { languages, regionTerms } from "#domain/region/region.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { countedSql } from "#server/figures/figure-sql.ts";
import type { DocumentsTable } from "#server/schema/document-tables.ts";

/** The columns that decide what a document adds to its month and its status, in its currency. */
export type Counted = Pick<
  Selectable<DocumentsTable>,
  "user_id" | "kind" | "status" | "language" | "issue_date" | "total"
>;

/** A document as it was before a write, or as it is after it. */
export interface CountedChange {
  readonly before?: Counted;
  readonly after?: Counted;
}

/**
 * [Note: Figures of documents]
 * The dashboard reads rollups: sums by month of the documents' dates and sums by status, each by currency. Each write
 * updates them in its own transaction, because adding up 100,000 invoices for every look at the dashboard would cost a
 * hundred times as much. `rebuildFigures` makes the same rows from the documents. The figures are rows of one table,
 * kept-figures.ts, and everything that writes or reads them is made from its rows.
 */
export async function moveFigures(trx: OwnedTransaction, changes: readonly CountedChange[]): Promise<void> {
  const moves: Move[] = [];
  for (const { before, after } of changes) {
    if (before) moves.push({ document: before, sign: -1 });
    if (after) moves.push({ document: after, sign: 1 });
  }
  const [months, statuses] = [monthlyRows(moves), statusRows(moves)];
  if (months.length === 0 && statuses.length === 0) return;
  await adding(trx, { months: JSON.stringify(months), statuses: JSON.stringify(statuses) });
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

interface Move {
  readonly document: Counted;
  readonly sign: number;
}

/** A row of figures: its key, and what is added to each of its columns. */
interface Added {
  readonly key: readonly (string | number)[];
  readonly sums: readonly number[];
}

const monthColumns = ["user_id", "year", "month", "currency", ...monthly.map(({ column }) => column)];

function monthlyRows(moves: readonly Move[]): object[] {
  const rows = moves.map(({ document, sign }) => {
    const [year = 0, month = 0] = document.issue_date.split("-").map(Number);
    return {
      key: [document.user_id, year, month, regionTerms(document.language).currency],
      sums: monthly.map((figure) => sign * addedBy(figure, document)),
    };
  });
  return summed(rows, monthColumns);
}

const statusColumns = ["user_id", "kind", "status", "currency", "count", "total"];

function statusRows(moves: readonly Move[]): object[] {
  const rows = moves.map(({ document: { user_id: user, kind, status, language, total }, sign }) => ({
    key: [user, kind, status, regionTerms(language).currency],
    sums: [sign, sign * total],
  }));
  return summed(rows, statusColumns);
}

/** One row for each key, without those that add nothing; in the order of keys, so that all writes lock rows alike. */
function summed(rows: readonly Added[], names: readonly string[]): object[] {
  return (rows.length > 1 ? sumsByKey(rows) : rows)
    .filter(({ sums }) => sums.some((sum) => sum !== 0))
    .map(({ key, sums }) => named(names, key.concat(sums)));
}

function sumsByKey(rows: readonly Added[]): Added[] {
  const byKey = new Map<string, Added>();
  for (const { key, sums } of rows) {
    const name = key.join();
    const already = byKey.get(name)?.sums;
    byKey.set(name, { key, sums: already ? sums.map((sum, index) => sum + (already[index] ?? 0)) : sums });
  }
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, added]) => added);
}

function named(names: readonly string[], values: readonly (string | number)[]): object {
  const row: Record<string, string | number | undefined> = {};
  for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at];
  return row;
}

/** The statement that adds rows, as JSON, to months and statuses. */
const adding = compiledOnce(
  (_trx: OwnedTransaction, { months, statuses }: { months: string; statuses: string }) => sql`
    with by_month as (
      insert into monthly_figures (user_id, year, month, currency, ${sql.join(columns)})
      select user_id, year, month, currency, ${sql.join(columns)}
      from jsonb_populate_recordset(null::monthly_figures, ${months}::jsonb)
      on conflict (user_id, year, month, currency) do update set ${sql.join(additions)}
    )
    insert into status_figures (user_id, kind, status, currency, count, total)
    select user_id, kind, status, currency, count, total
    from jsonb_populate_recordset(null::status_figures, ${statuses}::jsonb)
    on conflict (user_id, kind, status, currency) do update set
      count = status_figures.count + excluded.count,
      total = status_figures.total + excluded.total`,
);
