import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { defaultDueDate, defaultValidUntil, renewedValidUntil } from "#domain/documents/default-dates.ts";

const today = localDate("2027-01-31");

test("a quote is valid for the profile's days, else for a month", () => {
  expect(defaultValidUntil(today, { quoteValidityDays: 14 })).toBe("2027-02-14");
  expect(defaultValidUntil(today, { quoteValidityDays: null })).toBe("2027-02-28");
  expect(defaultValidUntil(today, null)).toBe("2027-02-28");
});

test("a quote that is sent again is valid from today as long as it was, and for a day at the least", () => {
  const of = (quoteDate: string, validUntil: string) =>
    renewedValidUntil(today, { quoteDate: localDate(quoteDate), validUntil: localDate(validUntil) });
  expect(of("2026-11-01", "2026-11-15")).toBe("2027-02-14");
  expect(of("2026-11-15", "2026-11-01")).toBe("2027-02-01");
});

test("an invoice is due after the profile's days, and without them it has no due date", () => {
  expect(defaultDueDate(today, { paymentTermsDays: 30 })).toBe("2027-03-02");
  expect(defaultDueDate(today, null)).toBeNull();
});
