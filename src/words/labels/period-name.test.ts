import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { periodName } from "#words/labels/period-name.ts";

const nameOf = (day: string, today: string, language: "en-GB" | "en-US" = "en-GB") =>
  periodName(localDate(day), { language, today: localDate(today) });

test("a day is of this week, of a month, or of a month of another year", () => {
  expect(nameOf("2026-11-23", "2026-11-24")).toBe("This week");
  expect(nameOf("2026-11-29", "2026-11-24")).toBe("This week");
  expect(nameOf("2026-11-22", "2026-11-24")).toBe("November");
  expect(nameOf("2026-12-03", "2026-11-24")).toBe("December");
  expect(nameOf("2025-11-24", "2026-11-24")).toBe("November 2025");
});

test("in American English Sunday is the first day of the week", () => {
  expect(nameOf("2026-11-22", "2026-11-24", "en-US")).toBe("This week");
  expect(nameOf("2026-11-29", "2026-11-24", "en-US")).toBe("November");
});
