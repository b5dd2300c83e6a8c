import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { longDay } from "#words/labels/long-day.ts";

test("a long day is written in the order of its language", () => {
  const day = localDate("2026-12-05");
  expect(longDay(day, "en-GB")).toBe("5 December 2026");
  expect(longDay(day, "en-AU")).toBe("5 December 2026");
  expect(longDay(day, "en-US")).toBe("December 5, 2026");
});
