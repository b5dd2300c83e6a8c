import { parseLocalDate } from "#domain/calendar/local-date.ts";
import type { Supplier } from "#domain/company/company-profile.ts";
import { documentSums } from "#domain/documents/document-sums.ts";
import type { DocumentKind, Invoice, PriceTerms, Quote } from "#domain/documents/trade-document.ts";
import { companyWordsOf } from "#domain/documents/trade-document.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { type Percent, percent, zeroPercent } from "#domain/money/percent.ts";
import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";
import { type DocumentDraft, draftWordFields, isFixed } from "#web/documents/document-draft.ts";
import type { DocumentFields } from "#web/documents/document-gateway.ts";
import type { DocumentOf } from "#web/documents/document-kinds.ts";
import { invoiceLine, lineItemOf } from "#web/documents/draft-lines.ts";

/**
 * What a draft is made beside: the document it was opened from, and the firm. Both null for the first document of a
 * firm without a profile.
 */
export interface DraftBackground {
  origin: Quote | Invoice | null;
  supplier: Supplier | null;
}

/** The most that may be typed, in thousandths of a percent: 1,000% of markup, 100% of discount or tax. */
export const largestPercent = { markup: 1_000_000, share: 100_000 } as const;

/**
 * The terms of a draft as they count. What is not a number, or is above the most, counts as the default (specification 2 §9); a firm that
 * charges no tax has none whatever is typed (decision M7).
 */
export function termsOfDraft(
  { terms }: DocumentDraft,
  supplier: Pick<Supplier, "chargeVat"> | null,
): PriceTerms {
  const charges = supplier?.chargeVat ?? true;
  return {
    ...terms,
    markupPercent: atMost(terms.markupPercent, largestPercent.markup) ?? percent(25_000),
    discountPercent: atMost(terms.discountPercent, largestPercent.share) ?? zeroPercent,
    taxPercent: charges ? (atMost(terms.taxPercent, largestPercent.share) ?? percent(20_000)) : zeroPercent,
    reverseChargeVat: charges && terms.reverseChargeVat,
  };
}

function atMost(typed: string, most: number): Percent | null {
  const read = readTypedPercent(typed);
  return read !== null && read <= most ? read : null;
}

/**
 * The document as an editor shows it. One whose sums are beyond exact arithmetic is shown without its lines, until what
 * is too large is changed; it cannot be saved.
 */
export function shownDocumentOf(draft: DocumentDraft, background: DraftBackground): Quote | Invoice {
  try {
    return documentOfDraft(draft, background);
  } catch (error) {
    if (error instanceof DocumentTooLarge) return documentOfDraft({ ...draft, lines: [] }, background);
    throw error;
  }
}

/** The totals of a draft. @throws DocumentTooLarge beyond exact arithmetic */
export function draftTotals(
  draft: DocumentDraft,
  supplier: Pick<Supplier, "chargeVat"> | null,
): DocumentTotals {
  return documentTotals(draft.kind, draft.lines.map(lineItemOf), termsOfDraft(draft, supplier));
}

/**
 * The document as the draft would have it, for the preview and for saving.
 *
 * @throws DocumentTooLarge beyond exact arithmetic
 */
export function documentOfDraft(
  draft: DocumentDraft,
  { origin, supplier }: DraftBackground,
): Quote | Invoice {
  const totals = draftTotals(draft, supplier);
  const shared = {
    ...(origin ?? { createdAt: "" }),
    ...wordsOfDraft(draft),
    ...termsOfDraft(draft, supplier),
    id: draft.id,
    language: draft.language,
    version: draft.version ?? 0,
    lineItems: draft.lines.map(lineItemOf),
    ...documentSums(totals),
    status: draft.status,
  };
  const [date, until] = [parseLocalDate(draft.date), parseLocalDate(draft.until)];
  if (draft.kind === "quote") {
    const quoteNumber = origin && "quoteNumber" in origin ? origin.quoteNumber : "";
    return { ...shared, quoteNumber, quoteDate: date, validUntil: until } as Quote;
  }
  const own = { ...companyWordsOf(supplier), supplier: null };
  const kept = { ...own, quoteId: null, paidDate: null, materialCost: null, laborCost: null, ...shared };
  return {
    ...kept,
    lineItems: shared.lineItems.map(invoiceLine),
    invoiceNumber: draft.number?.trim() ?? "",
    invoiceDate: date,
    dueDate: until,
  } as unknown as Invoice;
}

/**
 * The fields that a save sends: words and lines all together, terms, dates, status and the sums as computed here; of a
 * document whose figures are fixed its words alone.
 */
export function fieldsOfDraft<K extends DocumentKind>(
  kind: K,
  draft: DocumentDraft,
  background: DraftBackground,
): DocumentFields<K> {
  const document = documentOfDraft(draft, background) as DocumentOf<K>;
  const words = [...draftWordFields, "lineItems"];
  const names = isFixed(draft)
    ? words
    : [
        ...words,
        // Only as it is made: it keeps its region from then on.
        ...(draft.version === null ? (["language"] as const) : []),
        ...(["status", "subtotal", "total"] as const),
        ...(["markupPercent", "markupScope", "discountPercent", "discountBase", "taxPercent"] as const),
        ...(kind === "quote" ? quoteFields : invoiceFields(draft, background)),
      ];
  const record = document as unknown as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, record[name]])) as DocumentFields<K>;
}

const quoteFields = ["quoteDate", "validUntil"] as const;

/** The number goes along only where a person chose it: else the server takes the next one (decision M12). */
function invoiceFields({ number }: DocumentDraft, { origin }: DraftBackground): string[] {
  const before = origin && "invoiceNumber" in origin ? origin.invoiceNumber : "";
  const chosen = number !== null && number.trim() !== before;
  return [
    ...["invoiceDate", "dueDate", "companyVatNumber", "companyRegNumber", "companyBankDetails"],
    ...["cisApplied", "cisMethod", "cisRatePercent", "reverseChargeVat"],
    ...(chosen ? ["invoiceNumber"] : []),
  ];
}

function wordsOfDraft({ words }: DocumentDraft) {
  const text = (typed: string) => (typed.trim() === "" ? null : typed.trim());
  const all = Object.fromEntries(draftWordFields.map((field) => [field, text(words[field])]));
  return { ...all, customerName: words.customerName.trim() };
}
