import { formatCount } from "#domain/money/format-count.ts";
import { addToMonth, type Month } from "#domain/reports/month.ts";
import type { Trend } from "#domain/reports/trend.ts";
import { monthName } from "#words/labels/month-name.ts";

/**
 * "+12% from September to October", or why no percentage can be given (decision A6).
 *
 * @param thisMonth the current month; the two months that are compared are over
 */
export function trendMessage(trend: Trend, thisMonth: Month): string {
  if (trend.kind === "no-earlier-month") return "No earlier month to compare with";
  const [last, before] = [-1, -2].map((back) => monthName(addToMonth(thisMonth, back).month));
  if (trend.kind === "from-nothing") return `None in ${before}`;
  if (trend.percent === 0) return `${last} the same as ${before}`;
  const sign = trend.percent > 0 ? "+" : "−";
  return `${sign}${formatCount(Math.abs(trend.percent))}% from ${before} to ${last}`;
}

/** "+3 new this week", or that there are no new ones. */
export function newThisWeek(count: number): string {
  return count === 0 ? "None new this week" : `+${count} new this week`;
}
