import type { Id } from "#domain/account/id.ts";
import type { Language } from "#domain/company/region.ts";
import type { Percent } from "#domain/money/percent.ts";
import type { CisMethod, MarkupScope } from "#domain/pricing/terms.ts";

/** Names, addresses, bank details and tax identifiers of the firm: sealed in an encrypted account. */
export interface CompanyWords {
  companyName: string;
  address: string | null;
  city: string | null;
  county: string | null;
  postcode: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  vatNumber: string | null;
  companyNumber: string | null;
  utrNumber: string | null;
  bankName: string | null;
  accountName: string | null;
  sortCode: string | null;
  accountNumber: string | null;
  iban: string | null;
  bicSwift: string | null;
  bankDetails: string | null;
  chequesPayableTo: string | null;
}

/** Rates, switches and colours of the firm: readable to the server. */
export interface CompanyTerms {
  language: Language;
  chargeVat: boolean;
  vatRate: Percent;
  markupScope: MarkupScope;
  defaultMarkupPercent: Percent;
  defaultTaxPercent: Percent;
  /** 1 to 180, or null for none (specification 2 §5). */
  paymentTermsDays: number | null;
  /** 1 to 365, or null for none. */
  quoteValidityDays: number | null;
  cisRegistered: boolean;
  cisMethod: CisMethod;
  cisRatePercent: Percent;
  /** "#rrggbb". */
  brandColor: string;
}

/** The letterhead and the defaults of every document (specification 2 §3). */
export interface CompanyProfile extends CompanyWords, CompanyTerms {
  id: Id<"CompanyProfile">;
  version: number;
  /** The next invoice number's figure; the server alone moves it (decision M12). */
  invoiceNumberCounter: number;
  /** An image as a data URL, or an address the user typed; never fetched by the renderer. */
  logoUrl: string | null;
}

/**
 * The supplier's words and terms as printed on a document. An invoice keeps those of the day it was
 * made; the logo is not among them, since it is no part of what the law wants kept.
 */
export type Supplier = CompanyWords & CompanyTerms;

export const defaultBrandColor = "#111827";
