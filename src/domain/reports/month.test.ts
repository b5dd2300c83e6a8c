import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { addToMonth, compareMonths, monthOf } from "#domain/reports/month.ts";
import { weekStart } from "#domain/reports/week-start.ts";

test("a day lies in its month", () => {
  expect(monthOf(localDate("2026-11-01"))).toEqual({ year: 2026, month: 11 });
});

test("months are counted across the ends of years", () => {
  const november = { year: 2026, month: 11 };
  expect(addToMonth(november, 2)).toEqual({ year: 2027, month: 1 });
  expect(addToMonth(november, -11)).toEqual({ year: 2025, month: 12 });
  expect(addToMonth(november, -23)).toEqual({ year: 2024, month: 12 });
  expect(addToMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
});

test("months can be sorted, years first", () => {
  const months = [
    { year: 2026, month: 2 },
    { year: 2025, month: 12 },
    { year: 2026, month: 1 },
  ];
  expect(months.sort(compareMonths).map(({ month }) => month)).toEqual([12, 1, 2]);
});

test("a week begins on Sunday where that is usual", () => {
  expect(weekStart(localDate("2026-11-21"), "en-US")).toBe("2026-11-15");
  expect(weekStart(localDate("2026-11-22"), "en-US")).toBe("2026-11-22");
});

test("a week begins on Monday", () => {
  expect(weekStart(localDate("2026-11-21"), "en-GB")).toBe("2026-11-16");
  expect(weekStart(localDate("2026-11-16"), "en-AU")).toBe("2026-11-16");
  expect(weekStart(localDate("2026-11-22"), "en-GB")).toBe("2026-11-16");
  expect(weekStart(localDate("2026-01-01"), "en-GB")).toBe("2025-12-29");
});
