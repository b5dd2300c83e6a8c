import type { companyWords, logoWords } from "#domain/company/company-words.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Percent } from "#domain/money/percent.ts";
import type { CisMethod, MarkupScope } from "#domain/pricing/terms.ts";
import type { WordsOf } from "#domain/records/word-table.ts";
import type { Language } from "#domain/region/region.ts";

/** The firm's words: sealed in an encrypted account. */
export type CompanyWords = WordsOf<typeof companyWords>;

/** Whether the firm is registered for VAT or GST, or waits for its number. */
export const vatRegistrations = ["registered", "applied", "not"] as const;
export type VatRegistration = (typeof vatRegistrations)[number];

/** What British law calls the firm (decision M18). */
export const firmKinds = ["sole_trader", "partnership", "company"] as const;
export type FirmKind = (typeof firmKinds)[number];

/** What the foot of a quote says of its price; without a choice it promises nothing. */
export const quoteFootChoices = ["fixed", "estimate", "own"] as const;
export type QuoteFootChoice = (typeof quoteFootChoices)[number];

/** Rates, switches and colours of the firm, which the server can read. */
export interface CompanyTerms {
  language: Language;
  chargeVat: boolean;
  /** Null until the firm has said. */
  vatRegistration: VatRegistration | null;
  /** Null until the firm has said. */
  firmKind: FirmKind | null;
  /** Null until the firm has chosen. */
  quoteFoot: QuoteFootChoice | null;
  vatRate: Percent;
  markupScope: MarkupScope;
  defaultMarkupPercent: Percent;
  defaultTaxPercent: Percent;
  /** 1 to 180; null for no payment terms. */
  paymentTermsDays: number | null;
  /** 1 to 365; null for the default. */
  quoteValidityDays: number | null;
  cisRegistered: boolean;
  cisMethod: CisMethod;
  cisRatePercent: Percent;
  /** "#rrggbb". */
  brandColor: string;
}

/** The letterhead, and the defaults of every document. */
export interface CompanyProfile extends CompanyWords, WordsOf<typeof logoWords>, CompanyTerms {
  id: Id<"CompanyProfile">;
  version: number;
  /** The figure of the next invoice number. Only the server changes it (decision M12). */
  invoiceNumberCounter: number;
}

/**
 * The supplier's words and terms as printed on a document. An invoice keeps those of the day it was made. The logo is
 * not among them, because the law does not require it to be kept.
 */
export type Letterhead = CompanyWords & CompanyTerms;

export const defaultBrandColor = "#111827";
