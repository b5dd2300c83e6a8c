import type { LocalDate } from "#domain/calendar/local-date.ts";
import { parseLocalDate } from "#domain/calendar/local-date.ts";
import {
  type CompanyProfile,
  defaultBrandColor,
  firmKinds,
  type Letterhead,
  quoteFootChoices,
  vatRegistrations,
} from "#domain/company/company-profile.ts";
import { companyWords, logoWords } from "#domain/company/company-words.ts";
import type { QuoteTexts } from "#domain/company/quote-texts.ts";
import { documentSums } from "#domain/documents/document-sums.ts";
import { invoiceWords, quoteWords } from "#domain/documents/document-words.ts";
import { invoiceStatuses, readQuoteStatus } from "#domain/documents/status.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import { viewModes } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Percent } from "#domain/money/percent.ts";
import { percent, zeroPercent } from "#domain/money/percent.ts";
import { defaultCisRate } from "#domain/pricing/cis-rates.ts";
import { defaultDiscountBase, defaultMarkupPercent } from "#domain/pricing/default-terms.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { documentKinds } from "#domain/pricing/document-kind.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import { readMoney, readPercent, readQuantity } from "#domain/pricing/lenient-number.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import { customTypes, itemTypes } from "#domain/pricing/line-item.ts";
import { lineWords } from "#domain/pricing/line-words.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import { cisMethods, discountBases, markupScopes } from "#domain/pricing/terms.ts";
import { mapWords, type WordsOf, type WordTable } from "#domain/records/word-table.ts";
import { type Language, languages, regionTerms } from "#domain/region/region.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import type { PrintOrder } from "#pdf/paper.ts";

type Raw = Record<string, unknown>;

/**
 * Reads {"kind", "mode", "document", "profile"} as it crosses the wire (docs/pdf-command.md). Missing fields take
 * their defaults (decision M4); unknown fields are ignored.
 *
 * @param today the date of a document that has none
 * @throws TypeError with a message for people when the input has another shape
 */
export function readPrintOrder(json: unknown, today: LocalDate): PrintOrder {
  if (!isRecord(json)) throw new TypeError('Expected {"kind", "mode", "document", "profile"}');
  const kind = memberOf(documentKinds, json.kind);
  if (kind === null) throw new TypeError(`kind must be one of ${documentKinds.join(", ")}`);
  const mode = json.mode === undefined ? "customer-detailed" : memberOf(viewModes, json.mode);
  if (mode === null) throw new TypeError(`mode must be one of ${viewModes.join(", ")}`);
  if (!isRecord(json.document)) throw new TypeError("document must be an object");
  const profile = readProfile(json.profile);
  const raw = json.document;
  return kind === "quote"
    ? {
        kind,
        mode,
        profile,
        quoteTexts: readQuoteTexts(json.quoteTexts),
        document: readQuote(raw, profile, today),
      }
    : { kind, mode, profile, document: readInvoice(raw, profile, today) };
}

function readQuoteTexts(raw: unknown): QuoteTexts {
  const texts = isRecord(raw) ? raw : {};
  return { foot: text(texts.foot), closing: text(texts.closing) };
}

function readQuote(raw: Raw, profile: CompanyProfile | null, today: LocalDate): Quote {
  return {
    ...readDocument("quote", raw, profile),
    id: word(raw.id) as Id<"Quote">,
    customerId: null,
    sentAt: null,
    statusAt: null,
    quoteNumber: word(raw.quoteNumber),
    status: readQuoteStatus(word(raw.status)) ?? "draft",
    quoteDate: date(raw.quoteDate) ?? date(raw.createdAt) ?? today,
    validUntil: date(raw.validUntil),
    invoices: [],
  };
}

function readInvoice(raw: Raw, profile: CompanyProfile | null, today: LocalDate): Invoice {
  return {
    ...readDocument("invoice", raw, profile),
    id: word(raw.id) as Id<"Invoice">,
    customerId: null,
    sentAt: null,
    statusAt: null,
    quoteId: null,
    invoiceNumber: word(raw.invoiceNumber),
    status: memberOf(invoiceStatuses, raw.status) ?? "pending",
    invoiceDate: date(raw.invoiceDate) ?? date(raw.createdAt) ?? today,
    dueDate: date(raw.dueDate),
    paidDate: date(raw.paidDate),
    materialCost: null,
    laborCost: null,
    ...readWords(invoiceWords, raw),
    supplier: isRecord(raw.supplier) ? readSupplier(raw.supplier) : null,
  };
}

function readDocument(kind: DocumentKind, raw: Raw, profile: CompanyProfile | null) {
  const lines: unknown = raw.lineItems ?? [];
  if (!Array.isArray(lines)) throw new TypeError("lineItems must be an array");
  const language = memberOf(languages, raw.language) ?? supplierLanguage(raw) ?? profile?.language ?? "en-GB";
  const terms = readTerms(kind, raw, { profile, language });
  const lineItems = lines.map((line, index) => readLine(line, index, kind));
  return {
    version: 1,
    language,
    ...readWords(quoteWords, raw),
    ...terms,
    lineItems,
    // Calculated from the lines; sums in the input are ignored (decision M11).
    ...documentSums(documentTotals(kind, lineItems, terms)),
    createdAt: word(raw.createdAt),
    updatedAt: word(raw.updatedAt),
  };
}

function supplierLanguage({ supplier }: Raw): Language | null {
  return isRecord(supplier) ? memberOf(languages, supplier.language) : null;
}

function readTerms(
  kind: DocumentKind,
  raw: Raw,
  { profile, language }: { profile: CompanyProfile | null; language: Language },
): PriceTerms {
  const { region } = regionTerms(language);
  const markup = share(raw.markupPercent, percent(25_000)) ?? defaultMarkupPercent(kind, profile);
  return {
    markupPercent: markup,
    markupScope: memberOf(markupScopes, raw.markupScope) ?? profile?.markupScope ?? "materials_and_labour",
    discountPercent: readPercent(raw.discountPercent, zeroPercent),
    discountBase: memberOf(discountBases, raw.discountBase) ?? defaultDiscountBase(kind),
    taxPercent: share(raw.taxPercent, percent(20_000)) ?? defaultTaxPercent(region, profile),
    cisApplied: raw.cisApplied === true,
    cisMethod: memberOf(cisMethods, raw.cisMethod) ?? profile?.cisMethod ?? "hmrc",
    cisRatePercent: readPercent(raw.cisRatePercent, profile?.cisRatePercent ?? defaultCisRate),
    reverseChargeVat: raw.reverseChargeVat === true,
  };
}

function readLine(raw: unknown, index: number, kind: DocumentKind): LineItem {
  if (!isRecord(raw)) throw new TypeError(`line ${index + 1} must be an object`);
  const itemType = memberOf(itemTypes, british(raw.itemType ?? "material"));
  if (itemType === null)
    throw new TypeError(`line ${index + 1}: itemType must be one of ${itemTypes.join(", ")}`);
  const [own, other] = kind === "quote" ? [raw.unitCost, raw.unitPrice] : [raw.unitPrice, raw.unitCost];
  return {
    id: word(raw.id) as Id<"LineItem">,
    itemType,
    customType: memberOf(customTypes, british(raw.customType)),
    materialId: null,
    laborItemId: null,
    ...readWords(lineWords, raw),
    quantity: readQuantity(raw.quantity),
    unitPrice: readMoney(own ?? other),
    hoursEstimate: null,
  };
}

function readProfile(raw: unknown): CompanyProfile | null {
  if (raw === null || raw === undefined) return null;
  if (!isRecord(raw)) throw new TypeError("profile must be an object or null");
  return {
    ...readSupplier(raw),
    id: word(raw.id) as Id<"CompanyProfile">,
    version: 1,
    invoiceNumberCounter: 1,
    ...readWords(logoWords, raw),
  };
}

function readSupplier(raw: Raw): Letterhead {
  const language = memberOf(languages, raw.language) ?? "en-GB";
  const { region } = regionTerms(language);
  return {
    ...readWords(companyWords, raw),
    language,
    chargeVat: raw.chargeVat !== false,
    vatRegistration: memberOf(vatRegistrations, raw.vatRegistration),
    firmKind: memberOf(firmKinds, raw.firmKind),
    quoteFoot: memberOf(quoteFootChoices, raw.quoteFoot),
    vatRate: readPercent(raw.vatRate, defaultTaxPercent(region, null)),
    markupScope: memberOf(markupScopes, raw.markupScope) ?? "materials_and_labour",
    defaultMarkupPercent: readPercent(raw.defaultMarkupPercent, percent(25_000)),
    defaultTaxPercent: readPercent(raw.defaultTaxPercent, percent(20_000)),
    paymentTermsDays: days(raw.paymentTermsDays),
    quoteValidityDays: days(raw.quoteValidityDays),
    cisRegistered: raw.cisRegistered === true,
    cisMethod: memberOf(cisMethods, raw.cisMethod) ?? "hmrc",
    cisRatePercent: readPercent(raw.cisRatePercent, defaultCisRate),
    brandColor: text(raw.brandColor) ?? defaultBrandColor,
  };
}

/** Null when nothing was sent; `unreadable` when what was sent is not a number. */
function share(value: unknown, unreadable: Percent): Percent | null {
  return value === undefined || value === null || value === "" ? null : readPercent(value, unreadable);
}

/** The wire says "labor" (decision W2). */
function british(value: unknown): unknown {
  return value === "labor" ? "labour" : value;
}

function readWords<T extends WordTable>(table: T, raw: Raw): WordsOf<T> {
  return mapWords(table, ({ required }, name) =>
    required ? word(raw[name]) : text(raw[name]),
  ) as WordsOf<T>;
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : null;
}

function word(value: unknown): string {
  return text(value) ?? "";
}

function date(value: unknown): LocalDate | null {
  return typeof value === "string" ? parseLocalDate(value.slice(0, 10)) : null;
}

function days(value: unknown): number | null {
  const count = Number(value ?? 0);
  return Number.isInteger(count) && count > 0 ? count : null;
}

function memberOf<Member extends string>(members: readonly Member[], value: unknown): Member | null {
  return members.find((member) => member === value) ?? null;
}

function isRecord(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
