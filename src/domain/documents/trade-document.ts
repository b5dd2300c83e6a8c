import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyWords, Supplier } from "#domain/company/company-profile.ts";
import type { DocumentSums } from "#domain/documents/document-sums.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { Language } from "#domain/region/region.ts";

/**
 * [Note: Quote and invoice are one thing]
 * Both are a trade document: words for a customer, lines, and terms of price. They differ in data (statuses, dates,
 * the base of the discount, tax deducted at source), so one table, one editor and one renderer serve both.
 */

/** Names, addresses and descriptions of a document: sealed in an encrypted account. */
export interface DocumentWords {
  customerName: string;
  customerEmail: string | null;
  customerPhone: string | null;
  companyName: string | null;
  /** The customer's postal address, in lines. */
  projectAddress: string | null;
  projectCity: string | null;
  projectCounty: string | null;
  projectPostcode: string | null;
  /** The work summary. */
  projectDescription: string | null;
  /** The site address, if it is not the customer's. */
  workLocation: string | null;
  /** Needed under the reverse charge (decision M8). */
  customerVatNumber: string | null;
}

interface TradeDocument extends DocumentWords, PriceTerms, DocumentSums {
  version: number;
  /** The region in which it was made: its currency sign, tax word and date format, for good (decision A16). */
  language: Language;
  lineItems: LineItem[];
  createdAt: string;
}

/** An invoice, as the quote that it was made from refers to it. */
export interface InvoiceOfQuote {
  id: Id<"Invoice">;
  number: string;
}

export interface Quote extends TradeDocument {
  id: Id<"Quote">;
  quoteNumber: string;
  status: QuoteStatus;
  quoteDate: LocalDate;
  validUntil: LocalDate | null;
  /** The invoices made from it; empty before it is converted. */
  invoices: InvoiceOfQuote[];
}

export interface Invoice extends TradeDocument {
  id: Id<"Invoice">;
  quoteId: Id<"Quote"> | null;
  invoiceNumber: string;
  status: InvoiceStatus;
  invoiceDate: LocalDate;
  dueDate: LocalDate | null;
  paidDate: LocalDate | null;
  materialCost: Pence | null;
  laborCost: Pence | null;
  companyVatNumber: string | null;
  companyRegNumber: string | null;
  companyBankDetails: string | null;
  /** The supplier's details as they were when the invoice was made; null if there was no profile. */
  supplier: Supplier | null;
}

/** What an invoice says about the firm, copied from the profile when it is made (decision W10). */
export function companyWordsOf(
  profile: Partial<Pick<CompanyWords, "vatNumber" | "companyNumber" | "bankDetails">> | null,
): Pick<Invoice, "companyVatNumber" | "companyRegNumber" | "companyBankDetails"> {
  return {
    companyVatNumber: profile?.vatNumber ?? null,
    companyRegNumber: profile?.companyNumber ?? null,
    companyBankDetails: profile?.bankDetails ?? null,
  };
}

export const viewModes = ["business", "customer-detailed", "customer-simple"] as const;
export type ViewMode = (typeof viewModes)[number];
