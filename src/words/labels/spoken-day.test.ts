import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { spokenDay } from "#words/labels/spoken-day.ts";

const today = localDate("2026-11-21");

test("a day is spoken in the order of its language, with its year only where that is another one", () => {
  const march = localDate("2026-03-04");
  expect(spokenDay(march, { language: "en-GB", today })).toBe("4 March");
  expect(spokenDay(march, { language: "en-US", today })).toBe("March 4");
  expect(spokenDay(localDate("2025-12-31"), { language: "en-AU", today })).toBe("31 December 2025");
  expect(spokenDay(localDate("2025-12-31"), { language: "en-US", today })).toBe("December 31, 2025");
});
