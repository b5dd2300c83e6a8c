import { sealedFields } from "#contract/sensitive.ts";
import { type LocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { type Language, regionTerms } from "#domain/company/region.ts";
import { defaultDueDate, defaultValidUntil } from "#domain/documents/default-dates.ts";
import { moveWithinSection } from "#domain/documents/line-section.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { DocumentKind, DocumentWords, PriceTerms } from "#domain/documents/trade-document.ts";
import { formatPercentShort } from "#domain/money/percent.ts";
import { defaultDiscountBase, defaultMarkupPercent } from "#domain/pricing/default-terms.ts";
import { defaultCisRate } from "#domain/tax/cis.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import type { LocalSettings } from "#web/app/local-settings.ts";
import type { InvoiceStart } from "#web/documents/document-gateway.ts";
import { type DocumentOf, numberOf } from "#web/documents/document-kinds.ts";
import { type DraftLine, draftLineOf } from "#web/documents/draft-lines.ts";
import type { DocumentPrefill } from "#web/documents/prefill.ts";

/** The words of a document as typed: never null, blank for none. */
export type DraftWords = Record<keyof DocumentWords, string>;

/** The terms of price with their percentages as typed. */
type DraftTerms = Omit<PriceTerms, "markupPercent" | "discountPercent" | "taxPercent"> &
  Record<"markupPercent" | "discountPercent" | "taxPercent", string>;

/**
 * A quote or an invoice while it is edited, as typed. Pure data: nothing of it is lost by a failed save, and it can
 * be put away and taken up again.
 */
export interface DocumentDraft {
  kind: DocumentKind;
  /** The region it is made in, and keeps (decision A16). */
  language: Language;
  /** The client's own id, the same through every try to save. */
  id: string;
  /** The version that was opened; null for a new document. */
  version: number | null;
  /** A try to save it was made: it may have reached the server though no answer came back. */
  isTried: boolean;
  words: DraftWords;
  lines: readonly DraftLine[];
  terms: DraftTerms;
  status: QuoteStatus | InvoiceStatus;
  /** The document's own date, "" where it is left to the server's day. */
  date: string;
  /** A quote's last day of validity or an invoice's due date; "" for none. */
  until: string;
  /**
   * The day from which `until` was worked out; null where a person typed it. Absent on a document that was saved:
   * whether it was worked out is seen once its date changes.
   */
  untilFrom?: string | null;
  /** An invoice's number as typed; null where nobody touched it, so that the next one is taken (decision M12). */
  number: string | null;
}

export type DraftAction =
  | {
      type: "set";
      change: Partial<
        Pick<DocumentDraft, "status" | "date" | "until" | "untilFrom" | "number" | "version" | "isTried">
      >;
    }
  | { type: "words"; change: Partial<DraftWords> }
  | { type: "terms"; change: Partial<DraftTerms> }
  | { type: "addLine"; line: DraftLine; at?: number }
  | { type: "changeLine"; id: string; change: Partial<DraftLine> }
  | { type: "moveLine"; id: string; by: -1 | 1 }
  | { type: "removeLine"; id: string }
  | { type: "replace"; draft: DocumentDraft };

/** The draft after one thing was done to it. */
export function draftReducer(draft: DocumentDraft, action: DraftAction): DocumentDraft {
  switch (action.type) {
    case "set":
      return { ...draft, ...action.change };
    case "words":
      return { ...draft, words: { ...draft.words, ...action.change } };
    case "terms":
      return { ...draft, terms: { ...draft.terms, ...action.change } };
    case "addLine":
      return { ...draft, lines: draft.lines.toSpliced(action.at ?? draft.lines.length, 0, action.line) };
    case "changeLine":
      return {
        ...draft,
        lines: draft.lines.map((line) => (line.id === action.id ? { ...line, ...action.change } : line)),
      };
    case "moveLine":
      return { ...draft, lines: moveWithinSection(draft.lines, action.id, action.by) };
    case "removeLine":
      return { ...draft, lines: draft.lines.filter((line) => line.id !== action.id) };
    case "replace":
      return action.draft;
  }
}

/** What a new document starts from. */
export interface DraftStart {
  id: string;
  /** The calendar day where the person is. */
  today: LocalDate;
  language: Language;
  profile: CompanyTerms | null;
  /** What this device starts a quote with where there is no profile (decision A15). */
  local?: Pick<LocalSettings, "defaultMarkup" | "defaultTax">;
  prefill: DocumentPrefill;
}

/** A new document with the profile's defaults, else the specification's (decisions M3 and M4). */
export function newDraft(kind: DocumentKind, start: DraftStart): DocumentDraft {
  const { today, profile } = start;
  const until = defaultUntil(kind, today, profile);
  return {
    kind,
    language: start.language,
    id: start.id,
    version: null,
    isTried: false,
    words: { ...blankWords(), ...start.prefill },
    lines: [],
    terms: newTerms(kind, start),
    status: kind === "quote" ? "draft" : "pending",
    date: today,
    until: until ?? "",
    untilFrom: today,
    number: null,
  };
}

/**
 * Another date of a draft: a validity or due date that was worked out follows it, one that was typed stays (decision S9).
 *
 * @param date as typed, "" while it is not whole
 * @param terms of the firm, from which the other date is worked out
 */
export function otherDate(
  draft: DocumentDraft,
  date: string,
  terms: UntilTerms | null,
): Pick<DocumentDraft, "date" | "until" | "untilFrom"> {
  const { kind, until } = draft;
  const from = draft.untilFrom === undefined ? workedOutFrom(draft, terms) : draft.untilFrom;
  const day = parseLocalDate(date);
  if (from === null || day === null) return { date, until, untilFrom: from };
  return { date, until: defaultUntil(kind, day, terms) ?? "", untilFrom: date };
}

type UntilTerms = Pick<CompanyTerms, "quoteValidityDays" | "paymentTermsDays">;

function workedOutFrom({ kind, date, until }: DocumentDraft, terms: UntilTerms | null): string | null {
  const day = parseLocalDate(date);
  return day !== null && (defaultUntil(kind, day, terms) ?? "") === until ? date : null;
}

function defaultUntil(kind: DocumentKind, day: LocalDate, terms: UntilTerms | null): LocalDate | null {
  return kind === "quote" ? defaultValidUntil(day, terms) : defaultDueDate(day, terms);
}

/** A saved document, ready to be edited. */
export function draftOf<K extends DocumentKind>(kind: K, document: DocumentOf<K>): DocumentDraft {
  const words = Object.fromEntries(draftWordFields.map((field) => [field, document[field] ?? ""]));
  return {
    kind,
    language: document.language,
    id: document.id,
    version: document.version,
    isTried: false,
    words: words as DraftWords,
    lines: document.lineItems.map(draftLineOf),
    terms: draftTermsOf(document),
    status: document.status,
    date: "quoteDate" in document ? document.quoteDate : document.invoiceDate,
    until: ("validUntil" in document ? document.validUntil : document.dueDate) ?? "",
    number: kind === "invoice" ? numberOf(document) : null,
  };
}

/** Words that an editor shows; an invoice has three more of its own, which it keeps as they are. */
export const draftWordFields = sealedFields.quote.fields;

function blankWords(): DraftWords {
  return Object.fromEntries(draftWordFields.map((field) => [field, ""])) as DraftWords;
}

/** What an invoice that is made of a quote begins with: what any new one does, but for its price (decision W11). */
export function invoiceStart(profile: CompanyTerms | null, today: LocalDate): InvoiceStart["terms"] {
  return {
    dueDate: defaultDueDate(today, profile),
    cisApplied: false,
    cisMethod: profile?.cisMethod ?? "hmrc",
    cisRatePercent: profile?.cisRatePercent ?? defaultCisRate,
    reverseChargeVat: false,
  };
}

/**
 * Tells whether only the words of a draft may change: its quote has become an invoice, so its figures and which lines
 * it has are fixed (decision S7).
 */
export function isFixed({ status }: Pick<DocumentDraft, "status">): boolean {
  return status === "invoice";
}

/** Unsaved work with the figures and the lines of the document it is of, where those were fixed meanwhile. */
export function withFixedFigures(found: DocumentDraft, start: DocumentDraft): DocumentDraft {
  const words = new Map(found.lines.map((line) => [line.id, line]));
  const lines = start.lines.map((line) => {
    const { name, description } = words.get(line.id) ?? line;
    return { ...line, name, description };
  });
  return { ...start, words: found.words, lines, version: found.version };
}

function newTerms(kind: DocumentKind, { profile, language, local }: DraftStart): DraftTerms {
  const own = kind === "quote" && profile === null ? local : undefined;
  const { region } = regionTerms(language);
  return {
    markupPercent: own?.defaultMarkup ?? formatPercentShort(defaultMarkupPercent(kind, profile)),
    markupScope: profile?.markupScope ?? "materials_and_labour",
    discountPercent: "0",
    discountBase: defaultDiscountBase(kind),
    taxPercent: own?.defaultTax ?? formatPercentShort(defaultTaxPercent(region, profile)),
    cisApplied: false,
    cisMethod: profile?.cisMethod ?? "hmrc",
    cisRatePercent: profile?.cisRatePercent ?? defaultCisRate,
    reverseChargeVat: false,
  };
}

function draftTermsOf(document: PriceTerms): DraftTerms {
  return {
    markupPercent: formatPercentShort(document.markupPercent),
    markupScope: document.markupScope,
    discountPercent: formatPercentShort(document.discountPercent),
    discountBase: document.discountBase,
    taxPercent: formatPercentShort(document.taxPercent),
    cisApplied: document.cisApplied,
    cisMethod: document.cisMethod,
    cisRatePercent: document.cisRatePercent,
    reverseChargeVat: document.reverseChargeVat,
  };
}
