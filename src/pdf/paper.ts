import type { LocalDate } from "#domain/calendar/local-date.ts";
import { formatLocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyProfile, Letterhead } from "#domain/company/company-profile.ts";
import type { QuoteTexts } from "#domain/company/quote-texts.ts";
import type { Invoice, Quote, ViewMode } from "#domain/documents/trade-document.ts";
import { formatMoney, formatUnitPrice, minus, unknownFigure } from "#domain/money/format-money.ts";
import { type Pence, zeroPence } from "#domain/money/pence.ts";
import { zeroPercent } from "#domain/money/percent.ts";
import { formatQuantity, type Quantity } from "#domain/money/quantity.ts";
import type { UnitPrice } from "#domain/pricing/customer-lines.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";
import type { Language, RegionTerms } from "#domain/region/region.ts";
import { regionTerms } from "#domain/region/region.ts";
import { printedSupplier } from "#pdf/printed-supplier.ts";
import { longDay } from "#words/labels/long-day.ts";
import { type RegionLabels, regionLabels } from "#words/labels/region-labels.ts";
import { paperText } from "#words/paper/paper-text.ts";

/** A print job: the document, the mode, the firm's profile (null without one), and of a quote its own words on those. */
export type PrintOrder = {
  readonly mode: ViewMode;
  readonly profile: CompanyProfile | null;
  /** Of a draft, while something in it cannot be read. */
  readonly unread?: Unread | null;
} & (
  | {
      readonly kind: "quote";
      readonly document: Quote;
      /** The firm's own words on its quotes: absent where it has written none, null where they could not be read. */
      readonly quoteTexts?: QuoteTexts | null;
    }
  | { readonly kind: "invoice"; readonly document: Invoice }
);

/** What of a draft cannot be read, and is printed as a dash rather than as 0, as a default or as today. */
export interface Unread {
  readonly sums: boolean;
  /** The ids of the lines whose figures are not known. */
  readonly lines: readonly string[];
  /** The document's own date. */
  readonly date: boolean;
}

/** A print order with everything that its words depend on. */
export interface Paper {
  readonly order: PrintOrder;
  /** The firm on the day of the document; null if none is known. */
  readonly supplier: Letterhead | null;
  readonly language: Language;
  readonly region: RegionTerms;
  readonly labels: RegionLabels;
  /** False when no tax is charged by a firm that charges none: then no word about tax is printed (decisions M7, M17). */
  readonly namesTax: boolean;
  readonly taxNumber: string | null;
  readonly companyNumber: string | null;
  readonly terms: PriceTerms;
  readonly totals: DocumentTotals;
  readonly money: (amount: Pence) => string;
  /** The price of one unit, with the decimals that it has (decision M13). */
  readonly unitMoney: (price: UnitPrice) => string;
  readonly quantity: (count: Quantity) => string;
  /** "05/12/2026" */
  readonly day: (date: LocalDate) => string;
  /** "5 December 2026" */
  readonly longDay: (date: LocalDate) => string;
}

/**
 * Collects everything that the words of a document depend on. Currency sign, tax word and date format are those of
 * the region in which it was made. An invoice is printed with the supplier of its day, if it has kept one. A firm
 * that charges no tax prints none, whatever rate the document has (decision M7); nor does an invoice of which a firm
 * without a tax number has taken the tax off (decision M17).
 * @throws DocumentTooLarge when a figure is beyond exact arithmetic.
 */
export function paperOf(order: PrintOrder): Paper {
  const { kind, document } = order;
  const supplier = printedSupplier(order);
  /** What an invoice says about the firm itself (decision W10). */
  const own = kind === "invoice" ? document : null;
  const { language } = document;
  const region = regionTerms(language);
  const taxNumber = filled(own?.companyVatNumber) ?? filled(supplier?.vatNumber);
  const companyNumber = filled(own?.companyRegNumber) ?? filled(supplier?.companyNumber);
  const isUntaxed = own?.taxPercent === zeroPercent && needsTaxNumber({ region, taxNumber, companyNumber });
  const namesTax = (supplier?.chargeVat ?? true) && !isUntaxed;
  const terms = namesTax ? document : { ...document, taxPercent: zeroPercent, reverseChargeVat: false };
  return {
    order,
    supplier,
    language,
    region,
    labels: regionLabels(language),
    namesTax,
    taxNumber,
    companyNumber,
    terms,
    totals: documentTotals(kind, document.lineItems, terms),
    money: (amount) => (order.unread?.sums ? unknownFigure : formatMoney(amount, region.currency, language)),
    unitMoney: (price) => formatUnitPrice(price, region.currency, language),
    quantity: (count) => formatQuantity(count).replace(/^-/, minus),
    day: (date) => formatLocalDate(date, language),
    longDay: (date) => longDay(date, language),
  };
}

/** A text without blanks at its ends; null if nothing is left. */
export function filled(text: string | null | undefined): string | null {
  const trimmed = (text ?? "").trim();
  return trimmed === "" ? null : trimmed;
}

/** Whether this is a full VAT invoice, which must show what the law demands of one (VAT Regulations 1995 reg 14). */
export function isVatInvoice({ order, region, namesTax, taxNumber }: Paper): boolean {
  return order.kind === "invoice" && region.region === "GB" && namesTax && taxNumber !== null;
}

/** Whether an invoice charges VAT or GST without the number that the law demands for it (decision M17). */
export function lacksTaxNumber(paper: Paper): boolean {
  return paper.order.kind === "invoice" && paper.totals.tax > zeroPence && needsTaxNumber(paper);
}

/** Whether tax may be charged only with a number that is not known. An Australian firm's GST number is its ABN. */
function needsTaxNumber({ region: { region }, taxNumber, companyNumber }: Numbers): boolean {
  if (region === "US") return false;
  return taxNumber === null && (region === "GB" || companyNumber === null);
}

type Numbers = Pick<Paper, "region" | "taxNumber" | "companyNumber">;

export function paperTitle(paper: Paper): string {
  if (paper.order.kind === "quote") return paperText.titles.quote;
  if (isVatInvoice(paper)) return paperText.titles.vatInvoice;
  const isTaxInvoice = paper.region.region === "AU" && paper.namesTax && paper.companyNumber !== null;
  return isTaxInvoice ? paperText.titles.taxInvoice : paperText.titles.invoice;
}

export function paperNumber({ kind, document }: PrintOrder): string {
  return kind === "quote" ? document.quoteNumber : document.invoiceNumber;
}

/** The document's own date. */
export function paperDate({ kind, document }: PrintOrder): LocalDate {
  return kind === "quote" ? document.quoteDate : document.invoiceDate;
}
