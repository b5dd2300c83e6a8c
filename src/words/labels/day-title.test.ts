import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { dayTitle } from "#words/labels/day-title.ts";

test("a day as a title has its weekday, in the order of the region", () => {
  const day = localDate("2025-12-05");
  expect(dayTitle(day, "en-GB")).toBe("Friday 5 December");
  expect(dayTitle(day, "en-AU")).toBe("Friday 5 December");
  expect(dayTitle(day, "en-US")).toBe("Friday, December 5");
});

test("each weekday is named, before the day that is counted from too", () => {
  const names = ["2023-12-31", "2024-01-01", "2026-11-24", "2026-11-25", "2028-02-29"].map((day) =>
    dayTitle(localDate(day), "en-GB"),
  );
  expect(names).toEqual([
    "Sunday 31 December",
    "Monday 1 January",
    "Tuesday 24 November",
    "Wednesday 25 November",
    "Tuesday 29 February",
  ]);
});
