import type { RouteAnswer } from "#contract/route.ts";
import type { statsRoutes } from "#contract/stats.ts";
import { emptyMonthSums } from "#domain/documents/kept-figures.ts";
import { addToMonth, compareMonths, type Month } from "#domain/reports/month.ts";
import { monthName } from "#words/labels/month-name.ts";

export type Stats = RouteAnswer<typeof statsRoutes.read>;

/** The totals quoted and invoiced in a month. */
export type HistoryMonth = Stats["monthlyBreakdowns"][number];

const monthsDrawn = 12;

/** The twelve months up to the current one, the earliest first; a month without documents has zeros. */
export function lastTwelveMonths(breakdowns: readonly HistoryMonth[], current: Month): HistoryMonth[] {
  return Array.from({ length: monthsDrawn }, (_, index) => {
    const month = addToMonth(current, index - monthsDrawn + 1);
    return breakdowns.find((each) => compareMonths(each, month) === 0) ?? emptyMonth(month);
  });
}

/**
 * Whether the year stands below a month of the drawing: below January and below the first month, but not below a first
 * December, where two years would touch.
 *
 * @param month 1 to 12
 */
export function hasYearBelow(month: number, isFirst: boolean): boolean {
  return isFirst ? month !== 12 : month === 1;
}

function emptyMonth({ year, month }: Month): HistoryMonth {
  return { year, month, monthName: monthName(month), ...emptyMonthSums, others: [] };
}
