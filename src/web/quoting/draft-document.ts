import { sealedFields } from "#contract/sealed-kinds.ts";
import { type LocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import type { Letterhead } from "#domain/company/company-profile.ts";
import { documentSums } from "#domain/documents/document-sums.ts";
import { companyWordsOf } from "#domain/documents/document-words.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { type Percent, percent, zeroPercent } from "#domain/money/percent.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";
import { type DocumentDraft, isFixed } from "#web/drafts/document-draft.ts";
import { lineItemOf } from "#web/drafts/draft-lines.ts";
import { savedWordsOf } from "#web/drafts/draft-words.ts";
import { invoiceLine } from "#web/drafts/quote-as-invoice.ts";
import type { NewOf } from "#web/records/document-kinds.ts";

/**
 * What a draft is based on: the document it was opened from, and the firm's profile. Both are null for the first
 * document of a firm without a profile.
 */
export interface DraftBackground {
  origin: Quote | Invoice | null;
  supplier: Letterhead | null;
}

/** The largest percentages accepted, in thousandths of a percent: 1,000% of markup, 100% of discount or tax. */
export const largestPercent = { markup: 1_000_000, share: 100_000 } as const;

/**
 * The terms of a draft as they count. A percentage that is not a number or is too large counts as the default. A firm
 * that charges no tax has none, whatever is typed (decision M7).
 */
export function termsOfDraft(
  { terms }: Pick<DocumentDraft, "terms">,
  supplier: Pick<Letterhead, "chargeVat"> | null,
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
 * The document as an editor shows it. When its sums are beyond exact arithmetic, it is shown without its lines until
 * the figure is corrected; it cannot be saved. Nor can one without a date that can be read, which is shown with today's.
 *
 * @param today the calendar day where the person is
 */
export function shownDocumentOf(
  draft: DocumentDraft,
  background: DraftBackground,
  today: LocalDate,
): Quote | Invoice {
  const shown = { ...draft, date: parseLocalDate(draft.date) ?? today };
  try {
    return documentOfDraft(shown, background);
  } catch (error) {
    if (error instanceof DocumentTooLarge) return documentOfDraft({ ...shown, lines: [] }, background);
    throw error;
  }
}

/** The totals of a draft. @throws DocumentTooLarge beyond exact arithmetic */
export function draftTotals(
  draft: Pick<DocumentDraft, "kind" | "lines" | "terms">,
  supplier: Pick<Letterhead, "chargeVat"> | null,
): DocumentTotals {
  return documentTotals(draft.kind, draft.lines.map(lineItemOf), termsOfDraft(draft, supplier));
}

/**
 * The document that the draft describes, for the preview and for saving.
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
    ...savedWordsOf(draft.kind, draft.words),
    ...termsOfDraft(draft, supplier),
    id: draft.id,
    language: draft.language,
    customerId: draft.customerId,
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
  } as Invoice;
}

/**
 * The fields that a save sends: words and lines all together, terms, dates, a status that was chosen, and the sums as
 * calculated here.
 * For a document with fixed figures, only its customer and its words.
 */
export function fieldsOfDraft<K extends DocumentKind>(
  kind: K,
  draft: DocumentDraft,
  background: DraftBackground,
): NewOf<K> {
  const words = ["customerId", ...sealedFields[kind].fields, "lineItems"];
  const names = isFixed(draft)
    ? words
    : [
        ...words,
        // Sent only on creation: the document keeps its region from then on.
        ...(draft.version === null ? (["language"] as const) : []),
        ...(draft.status === draft.statusFrom ? [] : (["status"] as const)),
        ...(["subtotal", "total"] as const),
        ...(["markupPercent", "markupScope", "discountPercent", "discountBase", "taxPercent"] as const),
        ...(kind === "quote" ? quoteFields : invoiceFields(draft, background)),
      ];
  const given = new Map<string, unknown>(Object.entries(documentOfDraft(draft, background)));
  return Object.fromEntries(names.map((name) => [name, given.get(name)])) as NewOf<K>;
}

const quoteFields = ["quoteDate", "validUntil"] as const;

/** The number is sent only when a person chose one; otherwise the server assigns the next one (decision M12). */
function invoiceFields({ number }: DocumentDraft, { origin }: DraftBackground): string[] {
  const before = origin && "invoiceNumber" in origin ? origin.invoiceNumber : "";
  const chosen = number !== null && number.trim() !== before;
  return [
    ...["invoiceDate", "dueDate", "cisApplied", "cisMethod", "cisRatePercent", "reverseChargeVat"],
    ...(chosen ? ["invoiceNumber"] : []),
  ];
}
