import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { defaultDueDate, defaultValidUntil } from "#domain/documents/default-dates.ts";

const today = localDate("2027-01-31");

test("a quote is valid for the profile's days, else for a month", () => {
  expect(defaultValidUntil(today, { quoteValidityDays: 14 })).toBe("2027-02-14");
  expect(defaultValidUntil(today, { quoteValidityDays: null })).toBe("2027-02-28");
  expect(defaultValidUntil(today, null)).toBe("2027-02-28");
});

test("an invoice is due after the profile's days, and without them it has no due date", () => {
  expect(defaultDueDate(today, { paymentTermsDays: 30 })).toBe("2027-03-02");
  expect(defaultDueDate(today, null)).toBeNull();
});
