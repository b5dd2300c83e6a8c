import type { Id } from "#domain/ids/id.ts";
import type { Percent } from "#domain/money/percent.ts";
import type { CisMethod, MarkupScope } from "#domain/pricing/terms.ts";
import type { Language } from "#domain/region/region.ts";

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

/** Rates, switches and colours of the firm, which the server can read. */
export interface CompanyTerms {
  language: Language;
  chargeVat: boolean;
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
export interface CompanyProfile extends CompanyWords, CompanyTerms {
  id: Id<"CompanyProfile">;
  version: number;
  /** The figure of the next invoice number. Only the server changes it (decision M12). */
  invoiceNumberCounter: number;
  /** An image as a data URL, or an address that the user typed; the renderer never fetches it. */
  logoUrl: string | null;
}

/**
 * The supplier's words and terms as printed on a document. An invoice keeps those of the day it was made. The logo is
 * not among them, because the law does not require it to be kept.
 */
export type Supplier = CompanyWords & CompanyTerms;

export const defaultBrandColor = "#111827";
