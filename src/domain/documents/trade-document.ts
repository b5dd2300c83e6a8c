import type { Id } from "#domain/account/id.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyWords, Supplier } from "#domain/company/company-profile.ts";
import type { Language } from "#domain/company/region.ts";
import type { DocumentSums } from "#domain/documents/document-sums.ts";
import type { LineItem } from "#domain/documents/line-item.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { Percent } from "#domain/money/percent.ts";
import type { CisMethod, DiscountBase, MarkupScope } from "#domain/pricing/terms.ts";

/**
 * [Note: Quote and invoice are one thing]
 * Both are a trade document: words for a customer, lines, and terms of price. They differ by data
 * (statuses, dates, the discount's base, tax at source), so one table, one editor and one renderer
 * serve both.
 */
export const documentKinds = ["quote", "invoice"] as const;
export type DocumentKind = (typeof documentKinds)[number];

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
  /** The site address, where it is not the customer's. */
  workLocation: string | null;
  /** Needed under the reverse charge (decision M8). */
  customerVatNumber: string | null;
}

/** What a total depends on besides the lines; stored with the document so that its price never moves. */
export interface PriceTerms {
  markupPercent: Percent;
  markupScope: MarkupScope;
  discountPercent: Percent;
  discountBase: DiscountBase;
  taxPercent: Percent;
  cisApplied: boolean;
  cisMethod: CisMethod;
  cisRatePercent: Percent;
  reverseChargeVat: boolean;
}

interface TradeDocument extends DocumentWords, PriceTerms, DocumentSums {
  version: number;
  /** The region it was made in: its sign, tax word and dates are that one's for good (decision A16). */
  language: Language;
  lineItems: LineItem[];
  createdAt: string;
}

/** An invoice as the quote that it was made of names it. */
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
  /** The invoices that were made of it; none before it is converted. */
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

/** What an invoice says of the firm that made it, from the profile of that moment (decision W10). */
export function companyWordsOf(
  profile: Partial<Pick<CompanyWords, "vatNumber" | "companyNumber" | "bankDetails">> | null,
): Pick<Invoice, "companyVatNumber" | "companyRegNumber" | "companyBankDetails"> {
  return {
    companyVatNumber: profile?.vatNumber ?? null,
    companyRegNumber: profile?.companyNumber ?? null,
    companyBankDetails: profile?.bankDetails ?? null,
  };
}

/** The three projections of a document (specification 2 §2 and §7). */
export const viewModes = ["business", "customer-detailed", "customer-simple"] as const;
export type ViewMode = (typeof viewModes)[number];
