import type { Trend } from "#domain/reports/trend.ts";

/** "+12% from last month", or why no percentage can be given (decision A6). */
export function trendWords(trend: Trend): string {
  if (trend.kind === "no-earlier-month") return "No earlier month to compare with";
  if (trend.kind === "from-nothing") return "None last month";
  if (trend.percent === 0) return "Same as last month";
  const sign = trend.percent > 0 ? "+" : "−";
  return `${sign}${Math.abs(trend.percent).toLocaleString("en-GB")}% from last month`;
}

/** "+3 new this week", or that there are none. */
export function newThisWeek(count: number): string {
  return count === 0 ? "None new this week" : `+${count} new this week`;
}
