import { emptyMonthSums, type MonthSums, mapFigures, monthFigures } from "#domain/documents/kept-figures.ts";
import { splitByCurrency } from "#domain/money/by-currency.ts";
import type { Currency } from "#domain/region/currency.ts";
import { byMonth, type Month } from "#domain/reports/month.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { hasDocuments } from "#server/figures/figure-sql.ts";
import { monthName } from "#words/labels/month-name.ts";

/** The sums of a month's quotes and invoices, in one currency. */
export interface MonthWithSums extends Month, MonthSums {
  currency: Currency;
}

/** The months that have documents, the latest first, with a row for each currency. */
export async function readMonths(trx: OwnedTransaction): Promise<MonthWithSums[]> {
  const rows = await monthlyFigures(trx, {});
  return rows.map((row) =>
    Object.assign(
      { year: row.year, month: row.month, currency: row.currency },
      mapFigures(monthFigures, (name) => row[monthFigures[name].column]),
    ),
  );
}

const monthlyFigures = compiledOnce((trx: OwnedTransaction, _none: object) =>
  trx
    .selectFrom("monthly_figures")
    .selectAll()
    .where(hasDocuments)
    .orderBy("year", "desc")
    .orderBy("month", "desc")
    .orderBy("currency"),
);

/**
 * The months with their sums in one currency, and beside them the sums in others. @param rows in the order of
 * readMonths
 */
export function monthsIn(currency: Currency, rows: readonly MonthWithSums[]) {
  return byMonth(rows).map((all) => {
    const { year, month } = all[0] as MonthWithSums;
    const { own, others } = splitByCurrency(all, currency);
    return Object.assign({}, own ?? emptyMonthSums, { year, month, monthName: monthName(month), others });
  });
}
