import { expect, test } from "vitest";
import { instantAt } from "#domain/calendar/instant.ts";
import {
  addDays,
  addMonths,
  compareLocalDates,
  daysBetween,
  formatLocalDate,
  localDate,
  localDateAt,
  parseLocalDate,
} from "#domain/calendar/local-date.ts";
import { fc } from "#test/support/fast-check.ts";

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays(localDate("1950-01-01"), days));

test("days that exist are read, others are not", () => {
  expect(["2026-11-21", "2024-02-29", "2000-02-29"].every((text) => parseLocalDate(text) === text)).toBe(
    true,
  );
  const refused = [
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "21/11/2026",
    "",
    "0000-01-01",
  ];
  expect(refused.map(parseLocalDate)).toEqual(refused.map(() => null));
  expect(() => localDate("2026-02-30")).toThrow(RangeError);
});

test("adding days crosses ends of months, leap days and changes of the clock", () => {
  expect(addDays(localDate("2026-11-21"), 30)).toBe("2026-12-21");
  expect(addDays(localDate("2024-02-28"), 1)).toBe("2024-02-29");
  expect(addDays(localDate("2026-03-28"), 2)).toBe("2026-03-30");
  expect(addDays(localDate("2026-01-01"), -1)).toBe("2025-12-31");
  expect(() => addDays(localDate("9999-12-31"), 1)).toThrow(RangeError);
});

test("days between two days count across ends of months and changes of the clock", () => {
  expect(daysBetween(localDate("2026-03-28"), localDate("2026-03-30"))).toBe(2);
  expect(daysBetween(localDate("2024-02-28"), localDate("2024-03-01"))).toBe(2);
  expect(daysBetween(localDate("2026-11-21"), localDate("2026-11-20"))).toBe(-1);
});

test("a month later is the same day, or the last one of a shorter month", () => {
  expect(addMonths(localDate("2026-11-21"), 1)).toBe("2026-12-21");
  expect(addMonths(localDate("2026-01-31"), 1)).toBe("2026-02-28");
  expect(addMonths(localDate("2024-01-31"), 1)).toBe("2024-02-29");
  expect(addMonths(localDate("2026-12-31"), 2)).toBe("2027-02-28");
  expect(addMonths(localDate("2026-03-31"), -4)).toBe("2025-11-30");
});

test("adding days and subtracting them again gives the same day", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -10_000, max: 10_000 }), (day, days) => {
      expect(addDays(addDays(day, days), -days)).toBe(day);
    }),
  );
});

test("days can be sorted", () => {
  const days = ["2026-11-21", "2025-12-31", "2026-02-01"].map(localDate);
  expect(days.sort(compareLocalDates)).toEqual(["2025-12-31", "2026-02-01", "2026-11-21"]);
  expect(compareLocalDates(localDate("2026-01-01"), localDate("2026-01-01"))).toBe(0);
});

test("the day of an instant depends on the time zone", () => {
  const lateInLondon = instantAt(Date.UTC(2026, 5, 30, 23, 30));
  expect(localDateAt(lateInLondon)).toBe("2026-06-30");
  expect(localDateAt(lateInLondon, "Europe/London")).toBe("2026-07-01");
  expect(localDateAt(lateInLondon, "America/New_York")).toBe("2026-06-30");
  expect(localDateAt(lateInLondon, "Australia/Sydney")).toBe("2026-07-01");
});

test("each language writes day and month in its own order", () => {
  const day = localDate("2026-11-21");
  expect(formatLocalDate(day, "en-GB")).toBe("21/11/2026");
  expect(formatLocalDate(day, "en-US")).toBe("11/21/2026");
  expect(formatLocalDate(day, "en-AU")).toBe("21/11/2026");
});
