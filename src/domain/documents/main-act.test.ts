import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { type DocumentAct, mainActsOf } from "#domain/documents/main-act.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";

const today = localDate("2026-11-23");
const yesterday = localDate("2026-11-22");
const sentAt = "2026-11-20T09:00:00.000Z";

type Row<Case> = [Case, DocumentAct | null, DocumentAct | null];

test.each<Row<[string, QuoteStatus, typeof today | null]>>([
  [["a draft", "draft", today], "send", null],
  [["a draft whose date is past", "draft", yesterday], "send", null],
  [["sent", "sent", null], "remind", "convert"],
  [["sent, valid until today", "sent", today], "remind", "convert"],
  [["sent, no longer valid", "sent", yesterday], "send", "convert"],
  [["accepted", "accepted", yesterday], "convert", "send"],
  [["declined", "declined", null], "duplicate", null],
  [["invoiced by hand", "invoiced", null], "convert", "send"],
  [["converted", "invoice", null], "viewInvoice", null],
])("a quote: %s", ([, status, validUntil], main, beside) => {
  expect(mainActsOf({ status, validUntil }, today)).toEqual({ main, beside });
});

test.each<Row<[string, InvoiceStatus, typeof today | null, string | null]>>([
  [["open, never sent", "pending", null, null], "send", "markPaid"],
  [["outstanding, never sent", "outstanding", today, null], "send", "markPaid"],
  [["open, sent, not due", "pending", today, sentAt], "markPaid", "send"],
  [["open, sent, without a due date", "outstanding", null, sentAt], "markPaid", "send"],
  [["past its day", "pending", yesterday, sentAt], "remind", "markPaid"],
  [["past its day, and nothing says it was sent", "outstanding", yesterday, null], "remind", "markPaid"],
  [["overdue by choice", "overdue", null, null], "remind", "markPaid"],
  [["paid", "paid", yesterday, sentAt], "send", null],
  [["cancelled", "cancelled", yesterday, null], null, null],
])("an invoice: %s", ([, status, dueDate, sent], main, beside) => {
  expect(mainActsOf({ status, dueDate, sentAt: sent }, today)).toEqual({ main, beside });
});
