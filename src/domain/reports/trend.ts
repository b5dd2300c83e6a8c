import { addToMonth, compareMonths, type Month } from "#domain/reports/month.ts";

/**
 * How the last whole month compares with the one before it: by whole percent; from nothing to something, which no
 * percentage can say; or without two months to compare.
 */
export type Trend =
  | { kind: "percent"; percent: number }
  | { kind: "from-nothing" }
  | { kind: "no-earlier-month" };

/**
 * Compares a figure of the last whole month with that of the month before (decision A6). The current month is left
 * out, because it would look like a loss until its last day.
 *
 * @param months those with any figures, in any order; the figure of a missing month is 0
 * @param figureOf the figure: a count, or pence
 */
export function trendOf<M extends Month>(
  months: readonly M[],
  thisMonth: Month,
  figureOf: (month: M) => number,
): Trend {
  const lastMonth = addToMonth(thisMonth, -1);
  if (!months.some((each) => compareMonths(each, lastMonth) < 0)) return { kind: "no-earlier-month" };
  const figureIn = (month: Month) => {
    const found = months.find((each) => compareMonths(each, month) === 0);
    return found ? figureOf(found) : 0;
  };
  const [now, before] = [figureIn(lastMonth), figureIn(addToMonth(lastMonth, -1))];
  if (before === 0) return now === 0 ? { kind: "percent", percent: 0 } : { kind: "from-nothing" };
  return { kind: "percent", percent: Math.round(((now - before) / before) * 100) };
}
