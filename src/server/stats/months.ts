import { splitByCurrency } from "#domain/money/by-currency.ts";
import { type Pence, pence, zeroPence } from "#domain/money/pence.ts";
import type { Currency } from "#domain/region/currency.ts";
import { byMonth, type Month, monthName } from "#domain/reports/month.ts";
import type { OwnedTransaction } from "#server/db/database.ts";

/** The sums of a month's quotes and invoices, in one currency. */
export interface MonthSums extends Month {
  currency: Currency;
  quoteCount: number;
  quoteTotal: Pence;
  invoiceCount: number;
  invoiceTotal: Pence;
}

/** The months that have documents, the latest first, with a row for each currency. */
export async function readMonths(trx: OwnedTransaction): Promise<MonthSums[]> {
  const rows = await trx
    .selectFrom("monthly_figures")
    .selectAll()
    .where((where) => where.or([where("quote_count", ">", 0), where("invoice_count", ">", 0)]))
    .orderBy("year", "desc")
    .orderBy("month", "desc")
    .orderBy("currency")
    .execute();
  return rows.map((row) => ({
    year: row.year,
    month: row.month,
    currency: row.currency,
    quoteCount: row.quote_count,
    quoteTotal: pence(row.quote_total),
    invoiceCount: row.invoice_count,
    invoiceTotal: pence(row.invoice_total),
  }));
}

/**
 * The months with their sums in one currency, and beside them the sums in others. @param rows in the order of
 * readMonths
 */
export function monthsIn(currency: Currency, rows: readonly MonthSums[]) {
  return byMonth(rows).map((all) => {
    const { year, month } = all[0] as MonthSums;
    const { own, others } = splitByCurrency(all, currency);
    return {
      ...(own ?? nothing),
      ...{ year, month, monthName: monthName(month) },
      others,
    };
  });
}

const nothing = { quoteCount: 0, quoteTotal: zeroPence, invoiceCount: 0, invoiceTotal: zeroPence };
