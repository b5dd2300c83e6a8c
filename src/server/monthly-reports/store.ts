import { type Selectable, sql } from "kysely";
import { reportedFigures } from "#domain/documents/kept-figures.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Month } from "#domain/reports/month.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { hasDocuments } from "#server/figures/figure-sql.ts";
import type { MonthlyReportsTable } from "#server/schema/document-tables.ts";

export type ReportRow = Selectable<MonthlyReportsTable>;

/** The rows of all reports, the latest month first; a report has a row for each currency. */
export function listReports(trx: OwnedTransaction): Promise<ReportRow[]> {
  return trx
    .selectFrom("monthly_reports")
    .selectAll()
    .orderBy("year", "desc")
    .orderBy("month", "desc")
    .orderBy("currency")
    .execute();
}

/** The rows of a month's report, locked against other writers; an empty list if there is no report. */
export function findReport(trx: OwnedTransaction, { year, month }: Month): Promise<ReportRow[]> {
  return trx
    .selectFrom("monthly_reports")
    .selectAll()
    .where("year", "=", year)
    .where("month", "=", month)
    .orderBy("currency")
    .forUpdate()
    .execute();
}

const columns = Object.values(reportedFigures).map(({ column }) => sql.ref(column));

interface NewReport extends Month {
  userId: string;
  /** The firm's own, for which even a month without any work gets a row. */
  currency: Currency;
  now: Date;
}

/**
 * Counts a month into its report: makes the report, or counts it again unless it is locked. One statement writes all
 * currencies, so that two requests in a race make one report. The existing rows are locked in the database first, so
 * that the report cannot be locked meanwhile.
 *
 * @returns its rows, or null if the report is locked
 */
export async function countReport(trx: OwnedTransaction, report: NewReport): Promise<ReportRow[] | null> {
  const { year, month, userId: user } = report;
  if ((await findReport(trx, report)).some((row) => row.is_locked)) return null;
  const now = report.now.toISOString();
  await sql`
    insert into monthly_reports (
      user_id, id, year, month, currency, ${sql.join(columns)},
      materials_count, labor_count, created_at, counted_at)
    select ${user}::uuid, gen_random_uuid(), ${year}::integer, ${month}::integer, wanted.currency,
      ${sql.join(columns.map((column) => sql`coalesce(${column}, 0)`))},
      (select count(*) from materials), (select count(*) from labor_items),
      ${now}::timestamptz, ${now}::timestamptz
    from (
      select ${report.currency}::text as currency
      union select currency from monthly_reports where year = ${year}::integer and month = ${month}::integer
      union select currency from monthly_figures where year = ${year}::integer and month = ${month}::integer
        and (${hasDocuments})) as wanted
    left join monthly_figures as figures on figures.currency = wanted.currency
      and figures.year = ${year}::integer and figures.month = ${month}::integer
    order by wanted.currency
    on conflict (user_id, year, month, currency) do update set
      ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))},
      materials_count = excluded.materials_count, labor_count = excluded.labor_count,
      counted_at = excluded.counted_at
    where not monthly_reports.is_locked`.execute(trx);
  return findReport(trx, report);
}

/**
 * Locks the report that has a row with this id; a locked one stays locked. The rows are locked in the database before
 * they are read, so that a row that is being added is not missed.
 *
 * @returns the report's rows; an empty list if there is no such row
 */
export async function lockReport(trx: OwnedTransaction, id: Id<"MonthlyReport">): Promise<ReportRow[]> {
  const month = trx.selectFrom("monthly_reports").select(["year", "month"]).where("id", "=", id);
  const found = await month.executeTakeFirst();
  if (!found) return [];
  await findReport(trx, found);
  await trx
    .updateTable("monthly_reports")
    .set({ is_locked: true })
    .where("year", "=", found.year)
    .where("month", "=", found.month)
    .execute();
  return findReport(trx, found);
}
