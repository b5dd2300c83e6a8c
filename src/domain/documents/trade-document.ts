import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Letterhead } from "#domain/company/company-profile.ts";
import type { DocumentSums } from "#domain/documents/document-sums.ts";
import type { invoiceWords, quoteWords } from "#domain/documents/document-words.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { WordsOf } from "#domain/records/word-table.ts";
import type { Language } from "#domain/region/region.ts";

/**
 * [Note: Quote and invoice are one thing]
 * Both are a trade document: words for a customer, lines, and terms of price. They differ in data (statuses, dates,
 * the base of the discount, tax deducted at source), so one table, one editor and one renderer serve both.
 */

/** The words of a quote, which an invoice has too: sealed in an encrypted account. */
export type DocumentWords = WordsOf<typeof quoteWords>;

interface TradeDocument extends PriceTerms, DocumentSums {
  version: number;
  /** The region in which it was made: its currency sign, tax word and date format, for good (decision A16). */
  language: Language;
  /** The customer it is for, who may have been deleted since; null if it names none by id. */
  customerId: Id<"Customer"> | null;
  lineItems: LineItem[];
  createdAt: string;
  /** When it was last changed: saved, or given another status. A sending is no change. */
  updatedAt: string;
  /** When it was last sent; null for never ([Note: What was sent]). */
  sentAt: string | null;
  /** When its status last changed; null for a status that it has from the start, and for what is older. */
  statusAt: string | null;
}

/** An invoice, as the quote that it was made from refers to it. */
export interface InvoiceOfQuote {
  id: Id<"Invoice">;
  number: string;
}

export interface Quote extends TradeDocument, DocumentWords {
  id: Id<"Quote">;
  quoteNumber: string;
  status: QuoteStatus;
  quoteDate: LocalDate;
  validUntil: LocalDate | null;
  /** The invoices made from it; empty before it is converted. */
  invoices: InvoiceOfQuote[];
}

export interface Invoice extends TradeDocument, WordsOf<typeof invoiceWords> {
  id: Id<"Invoice">;
  quoteId: Id<"Quote"> | null;
  invoiceNumber: string;
  status: InvoiceStatus;
  invoiceDate: LocalDate;
  dueDate: LocalDate | null;
  paidDate: LocalDate | null;
  materialCost: Pence | null;
  laborCost: Pence | null;
  /** The supplier's details as they were when the invoice was made; null if there was no profile. */
  supplier: Letterhead | null;
}

export const viewModes = ["business", "customer-detailed", "customer-simple"] as const;
export type ViewMode = (typeof viewModes)[number];
