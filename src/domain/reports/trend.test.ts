import { expect, test } from "vitest";
import { trendOf } from "#domain/reports/trend.ts";

const thisMonth = { year: 2026, month: 2 };
const january = { year: 2026, month: 1 };
const december = { year: 2025, month: 12 };
const trend = (...months: { year: number; month: number; count: number }[]) =>
  trendOf(months, thisMonth, ({ count }) => count);

test("the last whole month is compared with the one before it, also across the new year", () => {
  expect(trend({ ...december, count: 25 }, { ...january, count: 28 })).toEqual({
    kind: "percent",
    percent: 12,
  });
  expect(trend({ ...january, count: 2 }, { ...december, count: 3 })).toEqual({
    kind: "percent",
    percent: -33,
  });
  expect(trend({ ...december, count: 4 })).toEqual({ kind: "percent", percent: -100 });
});

test("the month that is not over is not compared, however little it has yet", () => {
  const past = [
    { ...december, count: 25 },
    { ...january, count: 28 },
  ];
  expect(trend(...past, { ...thisMonth, count: 1 })).toEqual(trend(...past));
});

test("nothing after nothing has not changed, and something after nothing has no percentage", () => {
  const october = { year: 2025, month: 10, count: 7 };
  expect(trend(october)).toEqual({ kind: "percent", percent: 0 });
  expect(trend(october, { ...january, count: 1 })).toEqual({ kind: "from-nothing" });
});

test("without two whole months there is nothing to compare; a later month does not count", () => {
  expect(trend()).toEqual({ kind: "no-earlier-month" });
  expect(trend({ ...january, count: 9 }, { ...thisMonth, count: 9 })).toEqual({ kind: "no-earlier-month" });
  expect(trend({ ...thisMonth, count: 9 }, { year: 2026, month: 3, count: 1 })).toEqual({
    kind: "no-earlier-month",
  });
});
