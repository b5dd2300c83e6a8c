import type { LocalDate } from "#domain/calendar/local-date.ts";
import { type InvoiceStatus, type QuoteStatus, shownInvoiceStatus } from "#domain/documents/status.ts";

/** Something that can be done with a document, as its main act or beside it. */
export type DocumentAct = "send" | "remind" | "convert" | "duplicate" | "viewInvoice" | "markPaid";

/** The act that a document asks for now, and the one beside it. */
export interface MainActs {
  readonly main: DocumentAct | null;
  readonly beside: DocumentAct | null;
}

/** What decides the acts of a quote. */
export interface QuoteState {
  readonly status: QuoteStatus;
  readonly validUntil: LocalDate | null;
}

/** What decides the acts of an invoice. */
export interface InvoiceState {
  readonly status: InvoiceStatus;
  readonly dueDate: LocalDate | null;
  readonly sentAt: string | null;
}

/**
 * [Note: The main act]
 * Each document has one main act, which follows from its status, and at most one beside it. The document's screen, its
 * row and every other place that offers an act take it from here, so that they never differ; what is not among the two
 * is in the menu.
 *
 * @param today the calendar day where the reader is
 */
export function mainActsOf(document: QuoteState | InvoiceState, today: LocalDate): MainActs {
  return "validUntil" in document ? actsOfQuote(document, today) : actsOfInvoice(document, today);
}

function actsOfQuote({ status, validUntil }: QuoteState, today: LocalDate): MainActs {
  const isOver = status === "sent" && validUntil !== null && validUntil < today;
  // A quote that is no longer valid is sent again, with a new date.
  return isOver ? { main: "send", beside: "convert" } : quoteActs[status];
}

const quoteActs: Record<QuoteStatus, MainActs> = {
  draft: { main: "send", beside: null },
  sent: { main: "remind", beside: "convert" },
  accepted: { main: "convert", beside: "send" },
  declined: { main: "duplicate", beside: null },
  invoiced: { main: "convert", beside: "send" },
  invoice: { main: "viewInvoice", beside: null },
};

function actsOfInvoice(invoice: InvoiceState, today: LocalDate): MainActs {
  const status = shownInvoiceStatus(invoice, today);
  if (status === "paid") return { main: "send", beside: null };
  if (status === "cancelled") return { main: null, beside: null };
  if (status === "overdue") return { main: "remind", beside: "markPaid" };
  return invoice.sentAt === null
    ? { main: "send", beside: "markPaid" }
    : { main: "markPaid", beside: "send" };
}
