import { expect, test } from "vitest";
import { firstChoice, monthLabel, monthOptions, yearOptions } from "#web/reports/report-months.ts";

const march = { year: 2026, month: 3 };

test("the current year and the five before it can be chosen", () => {
  expect(yearOptions(march).map(({ value }) => value)).toEqual([
    "2026",
    "2025",
    "2024",
    "2023",
    "2022",
    "2021",
  ]);
});

test("months that have not begun cannot be chosen", () => {
  const open = (year: number) =>
    monthOptions(year, march)
      .filter(({ disabled }) => !disabled)
      .map(({ label }) => label);
  expect(open(2026)).toEqual(["January", "February", "March"]);
  expect(open(2025)).toHaveLength(12);
});

test("the form starts with last month, which in January is in the year before", () => {
  expect(monthLabel(firstChoice(march))).toBe("February 2026");
  expect(monthLabel(firstChoice({ year: 2026, month: 1 }))).toBe("December 2025");
});
