import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { sinceDay } from "#words/labels/since-day.ts";

const today = localDate("2026-11-24");
const since = (day: string, language: "en-GB" | "en-US" = "en-GB") =>
  sinceDay(localDate(day), { language, today });

test("a day of the last four weeks is counted, an older or a later one has its date", () => {
  expect(["2026-11-24", "2026-11-23", "2026-11-21", "2026-10-28"].map((day) => since(day))).toEqual([
    "today",
    "yesterday",
    "3 days ago",
    "27 days ago",
  ]);
  expect(since("2026-10-27")).toBe("27 October");
  expect(since("2026-10-27", "en-US")).toBe("October 27");
  expect(since("2025-12-01")).toBe("1 December 2025");
  expect(since("2026-11-26")).toBe("26 November");
});
