import { type Selectable, sql } from "kysely";
import type { Month } from "#domain/reports/month.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { MonthlyReportsTable } from "#server/db/schema.ts";

export type ReportRow = Selectable<MonthlyReportsTable>;

/** All reports, the latest month first. */
export function listReports(trx: OwnedTransaction): Promise<ReportRow[]> {
  return trx
    .selectFrom("monthly_reports")
    .selectAll()
    .orderBy("year", "desc")
    .orderBy("month", "desc")
    .execute();
}

/** The report of a month, or null. */
export async function findReport(trx: OwnedTransaction, { year, month }: Month): Promise<ReportRow | null> {
  const found = trx
    .selectFrom("monthly_reports")
    .selectAll()
    .where("year", "=", year)
    .where("month", "=", month);
  return (await found.executeTakeFirst()) ?? null;
}

interface NewReport extends Month {
  id: string;
  userId: string;
  now: Date;
}

/**
 * Counts a month into its report: makes it, or refreshes the one there is unless it is locked. One statement, so
 * that neither two requests at once nor a lock in between can make a second report or change a locked one.
 *
 * @returns the report, or null where it is locked
 */
export async function countReport(trx: OwnedTransaction, report: NewReport): Promise<ReportRow | null> {
  const { year, month } = report;
  const now = report.now.toISOString();
  const { rows } = await sql<ReportRow>`
    insert into monthly_reports (
      user_id, id, year, month, quote_count, quote_total, invoice_count, invoice_total,
      materials_count, labor_count, created_at, counted_at)
    select ${report.userId}::uuid, ${report.id}::uuid, ${year}::integer, ${month}::integer,
      coalesce(quote_count, 0), coalesce(quote_total, 0), coalesce(invoice_count, 0), coalesce(invoice_total, 0),
      (select count(*) from materials), (select count(*) from labor_items),
      ${now}::timestamptz, ${now}::timestamptz
    from (values (1)) as one
    left join monthly_figures as figures on figures.year = ${year}::integer and figures.month = ${month}::integer
    on conflict (user_id, year, month) do update set
      quote_count = excluded.quote_count, quote_total = excluded.quote_total,
      invoice_count = excluded.invoice_count, invoice_total = excluded.invoice_total,
      materials_count = excluded.materials_count, labor_count = excluded.labor_count,
      counted_at = excluded.counted_at
    where not monthly_reports.is_locked
    returning *`.execute(trx);
  return rows[0] ?? null;
}

/** Locks a report; one that is locked stays so. Null if there is none. */
export async function lockReport(trx: OwnedTransaction, id: string): Promise<ReportRow | null> {
  const locked = trx.updateTable("monthly_reports").set({ is_locked: true }).where("id", "=", id);
  return (await locked.returningAll().executeTakeFirst()) ?? null;
}
