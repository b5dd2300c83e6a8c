import { expect, test } from "vitest";
import { localDate, localDateAt } from "#domain/calendar/local-date.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import { statusText } from "#web/documents/status-text.ts";

const now = { language: "en-GB", today: localDate("2026-11-24") } as const;
const said = (record: object) =>
  statusText(record as Summary, now, (instant) => localDateAt(instant, "Europe/London"));
const quote = { quoteNumber: "Q-1", sentAt: null, statusAt: null };
const invoice = { invoiceNumber: "INV-1", dueDate: null, paidDate: null };

test("a quote says since when it has been sent or answered", () => {
  expect(said({ ...quote, status: "draft" })).toBe("Draft");
  expect(said({ ...quote, status: "sent" })).toBe("Sent");
  expect(said({ ...quote, status: "sent", sentAt: "2026-11-21T10:00:00.000Z" })).toBe("Sent 3 days ago");
  const answered = { ...quote, status: "accepted", statusAt: "2026-11-23T23:30:00.000Z" };
  expect(said(answered)).toBe("Accepted yesterday");
});

test("an invoice says when it is due, by how many days it is overdue, and when it was paid", () => {
  const due = (day: string, status = "pending") => said({ ...invoice, status, dueDate: localDate(day) });
  expect(said({ ...invoice, status: "pending" })).toBe("Pending");
  expect(due("2026-11-24")).toBe("Pending · due today");
  expect(due("2026-11-25", "outstanding")).toBe("Outstanding · due in 1 day");
  expect(due("2026-11-10")).toBe("Overdue · 14 days");
  expect(due("2026-11-30", "overdue")).toBe("Overdue");
  expect(due("2026-11-10", "cancelled")).toBe("Cancelled");
  expect(said({ ...invoice, status: "paid", paidDate: localDate("2026-11-24") })).toBe("Paid today");
});
