import { type RawBuilder, sql } from "kysely";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import { openInvoiceStatuses } from "#domain/documents/status.ts";
import { type Pence, pence } from "#domain/money/pence.ts";
import type { Currency } from "#domain/region/currency.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import type { Month } from "#domain/reports/month.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";

/** What is late, and what came in this month, in one currency. */
interface Dues {
  overdueTotal: Pence;
  overdueCount: number;
  oldestDueDate: LocalDate | null;
  receivedThisMonth: Pence;
}

interface DuesOfLanguage {
  language: Language;
  overdueTotal: number;
  overdueCount: number;
  oldestDueDate: LocalDate | null;
  receivedThisMonth: number;
}

/**
 * Adds up the overdue invoices and those paid in a month. They depend on the day, so no rollup has them.
 *
 * @param today the calendar day where the firm is
 * @returns the sums of a currency
 */
export async function readDues(
  trx: OwnedTransaction,
  { today, month }: { today: LocalDate; month: Month },
): Promise<(currency: Currency) => Dues> {
  const first = `${month.year}-${String(month.month).padStart(2, "0")}-01`;
  const rows = await duesByLanguage(trx, { today, first });
  return (currency) => {
    const row = rows.find(({ language }) => regionTerms(language).currency === currency);
    return {
      overdueTotal: pence(row?.overdueTotal ?? 0),
      overdueCount: row?.overdueCount ?? 0,
      oldestDueDate: row?.oldestDueDate ?? null,
      receivedThisMonth: pence(row?.receivedThisMonth ?? 0),
    };
  };
}

/** The condition that an invoice is overdue on a day (decision S4), in SQL. */
export function overdueSql(today: LocalDate): RawBuilder<boolean> {
  return sql`status = 'overdue' or (due_date < ${today} and status in (${sql.join(openInvoiceStatuses)}))`;
}

const duesByLanguage = compiledOnce(
  (_trx: OwnedTransaction, { today, first }: { today: LocalDate; first: string }) => {
    const isLate = overdueSql(today);
    const isReceived = sql<boolean>`
    status = 'paid' and paid_date >= ${first}::date and paid_date < ${first}::date + interval '1 month'`;
    return sql<DuesOfLanguage>`
    select language,
      coalesce(sum(total) filter (where ${isLate}), 0)::bigint as "overdueTotal",
      count(*) filter (where ${isLate})::int as "overdueCount",
      min(due_date) filter (where ${isLate}) as "oldestDueDate",
      coalesce(sum(total) filter (where ${isReceived}), 0)::bigint as "receivedThisMonth"
    from documents
    where kind = 'invoice' and ((${isLate}) or (${isReceived}))
    group by language`;
  },
);
