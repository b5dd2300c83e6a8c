import type { LocalDate } from "#domain/calendar/local-date.ts";

/** The statuses of a quote (decisions S1 and S2). A new status is a row here, a label and a colour. */
const quoteMeanings = {
  draft: { isChosen: true, isPending: true },
  sent: { isChosen: true, isPending: true },
  accepted: { isChosen: true, isPending: false },
  declined: { isChosen: true, isPending: false },
  invoiced: { isChosen: true, isPending: false },
  // Only conversion sets it, and it is final.
  invoice: { isChosen: false, isPending: false },
} as const satisfies Record<string, QuoteMeaning>;

interface QuoteMeaning {
  /** A person may give it to a quote. */
  readonly isChosen: boolean;
  /** The customer has yet to answer: the dashboard counts the quote as pending. */
  readonly isPending: boolean;
}

/** The statuses of an invoice (decision S4). */
const invoiceMeanings = {
  pending: { isOwed: true, fallsOverdue: true, hasPaidDate: false },
  paid: { isOwed: false, fallsOverdue: false, hasPaidDate: true },
  overdue: { isOwed: true, fallsOverdue: false, hasPaidDate: false },
  outstanding: { isOwed: true, fallsOverdue: true, hasPaidDate: false },
  cancelled: { isOwed: false, fallsOverdue: false, hasPaidDate: false },
} as const satisfies Record<string, InvoiceMeaning>;

interface InvoiceMeaning {
  /** The dashboard counts its total as outstanding (decision S5). */
  readonly isOwed: boolean;
  /** It is shown as overdue once its due date has passed. */
  readonly fallsOverdue: boolean;
  /** An invoice in it has the day it was paid; in any other status it has none. */
  readonly hasPaidDate: boolean;
}

export type QuoteStatus = keyof typeof quoteMeanings;
export type InvoiceStatus = keyof typeof invoiceMeanings;

export const quoteStatuses = Object.keys(quoteMeanings) as QuoteStatus[];
export const invoiceStatuses = Object.keys(invoiceMeanings) as InvoiceStatus[];

/** Statuses that a person may give a quote (decision S1). */
export const chosenQuoteStatuses = quoteStatuses.filter((status) => quoteMeanings[status].isChosen);
/** Statuses of a quote that its customer has yet to answer. */
export const pendingQuoteStatuses = quoteStatuses.filter((status) => quoteMeanings[status].isPending);
/** Statuses of an invoice that is still to be paid (decision S5). */
export const owedInvoiceStatuses = invoiceStatuses.filter((status) => invoiceMeanings[status].isOwed);

/** Statuses of an invoice that is overdue once its due date has passed. */
export const openInvoiceStatuses = invoiceStatuses.filter((status) => invoiceMeanings[status].fallsOverdue);

/** Whether an invoice in a status has the day it was paid. */
export function hasPaidDate(status: InvoiceStatus): boolean {
  return invoiceMeanings[status].hasPaidDate;
}

/** Older names that a client may still send, with their present ones (decision S1). */
const olderQuoteStatuses: Record<string, QuoteStatus> = {
  pending: "sent",
  approved: "accepted",
  rejected: "declined",
};

/** Reads a quote's status as sent by any client; null when the text is not a status. */
export function readQuoteStatus(text: string): QuoteStatus | null {
  return quoteStatuses.find((status) => status === text) ?? olderQuoteStatuses[text] ?? null;
}

/** Whether a person may move a quote from one status to another (decision S2). */
export function mayChooseQuoteStatus(from: QuoteStatus, to: QuoteStatus): boolean {
  return from === to || (quoteMeanings[from].isChosen && quoteMeanings[to].isChosen);
}

/**
 * The status to show for an invoice: a pending or outstanding one whose due date has passed is shown as overdue
 * (decision S4).
 *
 * @param today the calendar day where the reader is
 */
export function shownInvoiceStatus(
  invoice: { status: InvoiceStatus; dueDate: LocalDate | null },
  today: LocalDate,
): InvoiceStatus {
  const { fallsOverdue } = invoiceMeanings[invoice.status];
  return fallsOverdue && invoice.dueDate !== null && invoice.dueDate < today ? "overdue" : invoice.status;
}
