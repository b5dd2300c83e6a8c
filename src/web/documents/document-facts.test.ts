import { expect, test } from "vitest";
import type { Instant } from "#domain/calendar/instant.ts";
import { localDate, localDateAt } from "#domain/calendar/local-date.ts";
import { pence, zeroPence } from "#domain/money/pence.ts";
import { invoiceFacts, quoteFacts } from "#web/documents/document-facts.ts";

const now = {
  language: "en-GB",
  today: localDate("2026-11-24"),
  dayOf: (instant: Instant) => localDateAt(instant, "Europe/London"),
} as const;
const open = { status: "pending", dueDate: null, paidDate: null, sentAt: null, language: "en-GB" } as const;
const due = (day: string) => invoiceFacts({ ...open, dueDate: localDate(day) }, now, zeroPence);

test("an open invoice says when it is due, and how far away that is", () => {
  expect(due("2026-11-24")).toBe("Due today");
  expect(due("2026-11-25")).toBe("Due 25 November, in 1 day");
  expect(due("2027-01-04")).toBe("Due 4 January 2027, in 41 days");
  expect(due("2026-11-10")).toBe("Due 10 November, 14 days ago");
  expect(invoiceFacts(open, now, zeroPence)).toBe(null);
});

test("what the customer keeps back for CIS is still to come until the invoice is paid", () => {
  expect(invoiceFacts({ ...open, dueDate: localDate("2026-11-25") }, now, pence(7000))).toBe(
    "Due 25 November, in 1 day · CIS to come £70.00",
  );
  expect(invoiceFacts(open, now, pence(7000))).toBe("CIS to come £70.00");
  const paid = { ...open, status: "paid", paidDate: localDate("2026-11-23") } as const;
  expect(invoiceFacts(paid, now, pence(7000))).toBe("Paid yesterday");
});

test("nothing is to come of a cancelled invoice", () => {
  const cancelled = { ...open, status: "cancelled", dueDate: localDate("2026-11-25") } as const;
  expect(invoiceFacts(cancelled, now, pence(7000))).toBe(null);
});

test("what was sent says when, until an invoice is paid", () => {
  const sent = { ...open, sentAt: "2026-11-23T09:00:00.000Z", dueDate: localDate("2026-11-25") } as const;
  expect(invoiceFacts(sent, now, zeroPence)).toBe("Sent yesterday · Due 25 November, in 1 day");
  const paid = { ...sent, status: "paid", paidDate: localDate("2026-11-24") } as const;
  expect(invoiceFacts(paid, now, zeroPence)).toBe("Paid today");
});

test("a quote says since when it has its status, and a draft nothing", () => {
  const quote = (status: string, at: string | null) =>
    quoteFacts({ status, sentAt: at, statusAt: at } as Parameters<typeof quoteFacts>[0], now);
  expect(quote("draft", null)).toBe(null);
  expect(quote("sent", "2026-11-21T09:00:00.000Z")).toBe("Sent 3 days ago");
  expect(quote("accepted", "2026-11-24T09:00:00.000Z")).toBe("Accepted today");
  expect(quote("invoiced", "2026-11-24T09:00:00.000Z")).toBe(null);
});
