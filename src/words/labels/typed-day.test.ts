import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import { exampleDate, readTypedDay } from "#words/labels/typed-day.ts";

/** A Saturday. */
const today = localDate("2026-11-28");
const read = (text: string, language: Language = "en-GB") => readTypedDay(text, { language, today });

test("day and month are read in the order of the region", () => {
  for (const text of ["12/06", "12.6.26", "12-06-2026", " 12 6 "]) {
    expect(read(text)).toBe("2026-06-12");
    expect(read(text, "en-AU")).toBe("2026-06-12");
    expect(read(text, "en-US")).toBe("2026-12-06");
  }
  expect(read("2026-06-12", "en-US")).toBe("2026-06-12");
});

test("a month may be a word, on either side of the day", () => {
  for (const language of ["en-GB", "en-US"] as const) {
    for (const text of ["22 nov", "Nov 22", "22 November 2026", "November 22, 2026"]) {
      expect(read(text, language)).toBe("2026-11-22");
    }
  }
});

test("days are counted from today, and a weekday is the next one", () => {
  expect(read("today")).toBe("2026-11-28");
  expect(read("Tomorrow")).toBe("2026-11-29");
  expect(read("yesterday")).toBe("2026-11-27");
  expect(read("+14")).toBe("2026-12-12");
  expect(readTypedDay("+14", { language: "en-GB", today, from: localDate("2026-12-01") })).toBe("2026-12-15");
  expect(read("-1")).toBe("2026-11-27");
  expect(read("sun")).toBe("2026-11-29");
  expect(read("fri")).toBe("2026-12-04");
  expect(read("Saturday")).toBe("2026-12-05");
});

test("what is no day is not read", () => {
  for (const text of [
    "",
    "soon",
    "31/02",
    "32/1",
    "1/13",
    "1",
    "1/2/3",
    "1/2/2026/4",
    "5 no",
    "+12345",
    "2026-02-30",
  ]) {
    expect(read(text), text).toBe(null);
  }
});

test("an example of a date is in the order of the region, and can be read", () => {
  expect([exampleDate("en-GB"), exampleDate("en-US")]).toEqual(["22/11/2026", "11/22/2026"]);
  for (const language of ["en-GB", "en-US", "en-AU"] as const) {
    expect(read(exampleDate(language), language)).toBe("2026-11-22");
  }
});
