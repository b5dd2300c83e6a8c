import { expect, test } from "vitest";
import { emptyMonthSums } from "#domain/documents/kept-figures.ts";
import { pence } from "#domain/money/pence.ts";
import { hasYearBelow, lastTwelveMonths } from "#web/dashboard/history-months.ts";

test("the chart shows the year up to this month, including empty months", () => {
  const made = (year: number, month: number) => ({
    year,
    month,
    monthName: "whichever",
    ...{ ...emptyMonthSums, quoteCount: 1, quoteTotal: pence(500) },
    others: [],
  });
  const breakdowns = [made(2026, 4), made(2026, 2), made(2025, 3), made(2025, 2)];
  const months = lastTwelveMonths(breakdowns, { year: 2026, month: 2 });
  expect(months).toHaveLength(12);
  expect(months[0]).toBe(breakdowns[2]);
  expect(months[1]).toMatchObject({ year: 2025, month: 4, monthName: "April", quoteCount: 0, quoteTotal: 0 });
  expect(months[11]).toBe(breakdowns[1]);
});

test("of twelve months the first and January have their year, but a first December leaves it to its January", () => {
  const years = (first: number) =>
    Array.from({ length: 12 }, (_, index) => ((first + index - 1) % 12) + 1).filter((month, index) =>
      hasYearBelow(month, index === 0),
    );
  expect(years(11)).toEqual([11, 1]);
  expect(years(12)).toEqual([1]);
  expect(years(1)).toEqual([1]);
});
