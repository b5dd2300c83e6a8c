import { type Kysely, type Migration, sql } from "kysely";
import { type PricedRow, percentOf, valueOfRow } from "#server/schema/migration-0008-totals.ts";

const rowsAtOnce = 500;
const tables = ["documents", "deleted_documents", "monthly_figures", "status_figures", "monthly_reports"];

/** The invoices whose deduction the corrected rule changes. */
const underHmrc = sql.raw(`kind = 'invoice' and cis_applied and cis_method = 'hmrc'`);

type StoredRow = PricedRow & { user_id: string; id: string; issue_date: string };

/**
 * Works out the CIS deductions of the method `hmrc` by the corrected rule: the base is all that is charged, less what
 * the materials cost (decision M2). PDFs and screens work their figures out from the lines, so the stored figures must
 * agree with them. Deleted documents that can be restored are corrected as well, and so are the sums by month and
 * status.
 *
 * A locked monthly report keeps its figures, because that is what a lock promises. One that is not locked is counted
 * again, as if its owner had asked for it.
 */
export const cisBase: Migration = {
  async up(db) {
    // A migration runs without a user, so it would see no rows: for its transaction the tables' owner may see them all.
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
    }
    const corrected = await correctDocuments(db);
    await correctDeleted(db);
    await followInFigures(db, corrected);
    await followInReports(db, corrected);
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} force row level security`.execute(db);
    }
  },
};

/** @returns the months whose invoices were corrected, as JSON: [{ user_id, year, month }] */
async function correctDocuments(db: Kysely<unknown>): Promise<string> {
  const months = new Map<string, { user_id: string; year: number; month: number }>();
  let last = { user_id: nobody, id: nobody };
  for (;;) {
    const { rows } = await sql<StoredRow>`
      select * from documents where ${underHmrc} and (user_id, id) > (${last.user_id}, ${last.id})
      order by user_id, id limit ${rowsAtOnce}`.execute(db);
    for (const row of rows) {
      const { net_amount, tax_amount, cis_deduction, total } = correctedSums(row);
      await sql`
        update documents set net_amount = ${net_amount}, tax_amount = ${tax_amount},
          cis_deduction = ${cis_deduction}, total = ${total}
        where user_id = ${row.user_id} and id = ${row.id}`.execute(db);
      const [year = 0, month = 0] = row.issue_date.split("-").map(Number);
      months.set(`${row.user_id} ${year} ${month}`, { user_id: row.user_id, year, month });
    }
    const lowest = rows.at(-1);
    if (!lowest) return JSON.stringify([...months.values()]);
    last = lowest;
  }
}

/** A deleted document is stored as JSON in the shape of its row. */
async function correctDeleted(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ user_id: string; id: string; document: PricedRow }>`
    select deleted.user_id, deleted.id, deleted.document
    from deleted_documents as deleted, jsonb_populate_record(null::documents, deleted.document) as row
    where row.kind = 'invoice' and row.cis_applied and row.cis_method = 'hmrc'`.execute(db);
  for (const { user_id, id, document } of rows) {
    await sql`
      update deleted_documents set document = document || ${JSON.stringify(correctedSums(document))}::jsonb
      where user_id = ${user_id} and id = ${id}`.execute(db);
  }
}

async function followInFigures(db: Kysely<unknown>, corrected: string): Promise<void> {
  await sql`
    update monthly_figures as kept set invoice_total = counted.total
    from ${monthsOf(corrected)}, lateral (
      select sum(total) as total from documents
      where kind = 'invoice' and documents.user_id = corrected.user_id
        and extract(year from issue_date) = corrected.year and extract(month from issue_date) = corrected.month
      ) as counted
    where (kept.user_id, kept.year, kept.month) = (corrected.user_id, corrected.year, corrected.month)
    `.execute(db);
  await sql`
    update status_figures as kept set total = counted.total
    from (
      select user_id, status, sum(total) as total from documents where kind = 'invoice' group by 1, 2) as counted
    where kept.kind = 'invoice' and (kept.user_id, kept.status) = (counted.user_id, counted.status)
      and kept.user_id in (select user_id from ${monthsOf(corrected)})`.execute(db);
}

async function followInReports(db: Kysely<unknown>, corrected: string): Promise<void> {
  await sql`
    update monthly_reports as report set
      quote_count = figures.quote_count, quote_total = figures.quote_total,
      invoice_count = figures.invoice_count, invoice_total = figures.invoice_total, counted_at = now()
    from monthly_figures as figures
    where not report.is_locked
      and (report.user_id, report.year, report.month) = (figures.user_id, figures.year, figures.month)
      and (figures.user_id, figures.year, figures.month) in (
        select user_id, year, month from ${monthsOf(corrected)})`.execute(db);
}

function monthsOf(corrected: string) {
  return sql`jsonb_to_recordset(${corrected}::jsonb) as corrected (user_id uuid, year integer, month integer)`;
}

/** A copy of the rule for this migration, which never changes: see migration-0008-totals.ts. */
function correctedSums(row: PricedRow) {
  const { value, materials } = valueOfRow(row);
  const charged = value - (materials > none ? materials : none);
  const cis = percentOf(charged > none ? charged : none, row.cis_rate_percent);
  const tax = row.reverse_charge ? none : percentOf(value, row.tax_percent);
  return {
    net_amount: Number(value - cis),
    tax_amount: Number(tax),
    cis_deduction: Number(cis),
    total: Number(value - cis + tax),
  };
}

const none = 0n;
const nobody = "00000000-0000-0000-0000-000000000000";
