import type { LocalDate } from "#domain/calendar/local-date.ts";

/** Statuses that a person may give a quote (decision S1). */
export const chosenQuoteStatuses = ["draft", "sent", "accepted", "declined", "invoiced"] as const;
/** Every status a quote can have: `invoice` is set by conversion alone and is final (decision S2). */
export const quoteStatuses = [...chosenQuoteStatuses, "invoice"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Statuses of an invoice (decision S4). */
export const invoiceStatuses = ["pending", "paid", "overdue", "outstanding", "cancelled"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Older names that a client may still send, and what they are read as (decision S1). */
const olderQuoteStatuses: Record<string, QuoteStatus> = {
  pending: "sent",
  approved: "accepted",
  rejected: "declined",
};

/** Reads a quote's status as sent by any client; null when it is none. */
export function readQuoteStatus(text: string): QuoteStatus | null {
  return quoteStatuses.find((status) => status === text) ?? olderQuoteStatuses[text] ?? null;
}

/** Tells whether a quote may move from one status to another by a person's choice (decision S2). */
export function mayChooseQuoteStatus(from: QuoteStatus, to: QuoteStatus): boolean {
  return from === to || (from !== "invoice" && to !== "invoice");
}

/**
 * The status to show for an invoice: one that waits for money shows as overdue once its due date has
 * passed (decision S4).
 *
 * @param today the calendar day at the place of the reader
 */
export function shownInvoiceStatus(
  invoice: { status: InvoiceStatus; dueDate: LocalDate | null },
  today: LocalDate,
): InvoiceStatus {
  const waits = invoice.status === "pending" || invoice.status === "outstanding";
  return waits && invoice.dueDate !== null && invoice.dueDate < today ? "overdue" : invoice.status;
}
