import { type LocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { moveWithinSection } from "#domain/documents/line-section.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { Id } from "#domain/ids/id.ts";
import { formatPercentShort } from "#domain/money/percent.ts";
import { defaultCisRate } from "#domain/pricing/cis-rates.ts";
import { defaultDiscountBase, defaultMarkupPercent } from "#domain/pricing/default-terms.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import type { LocalSettings } from "#web/base/local-settings.ts";
import { type DraftLine, draftLineOf } from "#web/drafts/draft-lines.ts";
import { type DraftWords, draftWordsOf } from "#web/drafts/draft-words.ts";
import type { DocumentPrefill } from "#web/drafts/prefill.ts";
import { type DocumentOf, numberOf } from "#web/records/document-kinds.ts";

/** The price terms, with their percentages as typed. */
type DraftTerms = Omit<PriceTerms, "markupPercent" | "discountPercent" | "taxPercent"> &
  Record<"markupPercent" | "discountPercent" | "taxPercent", string>;

/**
 * A quote or an invoice while it is edited, as typed. Pure data, so a failed save loses nothing and the draft can be
 * stored and loaded again.
 */
export interface DocumentDraft {
  kind: DocumentKind;
  /** The language of the region it is created in; it keeps that region (decision A16). */
  language: Language;
  /** The id made by the client. It stays the same through every retry, so it works as an idempotency key. */
  id: string;
  /** The version that was opened, for optimistic locking; null for a new document. */
  version: number | null;
  /** True once a save was tried: the request may have reached the server although no answer came back. */
  isTried: boolean;
  /** The customer who was picked or is known; null while the words alone say whom it is for. */
  customerId: Id<"Customer"> | null;
  /** The customer has no e-mail address, and is asked for a telephone number. */
  withoutEmail?: boolean;
  words: DraftWords;
  lines: readonly DraftLine[];
  terms: DraftTerms;
  status: QuoteStatus | InvoiceStatus;
  /** The status that the saved document was opened with; one that is left as it was is not saved over another. */
  statusFrom?: QuoteStatus | InvoiceStatus;
  /** The document's own date; "" when the server's day is to be used. */
  date: string;
  /** The last day of a quote's validity, or an invoice's due date; "" when it has no such date. */
  until: string;
  /**
   * The day from which `until` was calculated; null when a person typed `until`. Absent on a saved document: whether
   * `until` was calculated is worked out when the date changes.
   */
  untilFrom?: string | null;
  /** Of the same as last time: the day of the document that its prices are from. */
  pricesSince?: string;
  /**
   * An invoice's number as typed; null when nobody changed it, so that the server assigns the next one
   * (decision M12).
   */
  number: string | null;
}

/** A draft without its lines. */
export type DraftHead = Omit<DocumentDraft, "lines">;

export type DraftAction =
  | {
      type: "set";
      change: Partial<
        Pick<
          DocumentDraft,
          "status" | "date" | "until" | "untilFrom" | "number" | "version" | "isTried" | "withoutEmail"
        >
      >;
    }
  | { type: "words"; change: Partial<DraftWords> }
  | { type: "customer"; customerId: Id<"Customer"> | null; change: Partial<DraftWords> }
  | { type: "terms"; change: Partial<DraftTerms> }
  | { type: "addLine"; line: DraftLine; at?: number }
  | { type: "changeLine"; id: string; change: Partial<DraftLine> }
  | { type: "moveLine"; id: string; by: -1 | 1 }
  | { type: "removeLine"; id: string }
  | { type: "firm"; profile: CompanyTerms }
  | { type: "replace"; draft: DocumentDraft };

export function draftReducer(draft: DocumentDraft, action: DraftAction): DocumentDraft {
  switch (action.type) {
    case "set":
      return { ...draft, ...action.change };
    case "words":
      return { ...draft, words: { ...draft.words, ...action.change } };
    case "customer":
      return withPhoneAlone({
        ...draft,
        customerId: action.customerId,
        words: { ...draft.words, ...action.change },
      });
    case "terms":
      return { ...draft, terms: { ...draft.terms, ...action.change } };
    case "addLine":
      if (isFixed(draft)) return draft;
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
    case "firm":
      return otherFirm(draft, action.profile);
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
  /** This device's defaults for a quote, used when there is no profile (decision A15). */
  local?: Pick<LocalSettings, "defaultMarkup" | "defaultTax">;
  prefill: DocumentPrefill;
}

/** A new document with the profile's defaults, or the standard ones without a profile (decision M4). */
export function newDraft(kind: DocumentKind, start: DraftStart): DocumentDraft {
  const { today, profile } = start;
  const until = kindRules[kind].endOf(today, profile);
  return withPhoneAlone({
    kind,
    language: start.language,
    id: start.id,
    version: null,
    isTried: false,
    customerId: start.prefill.customerId ?? null,
    words: draftWordsOf(start.prefill),
    lines: [],
    terms: startingTerms(kind, start),
    status: kindRules[kind].firstStatus,
    date: today,
    until: until ?? "",
    untilFrom: today,
    number: null,
  });
}

/**
 * The draft with another date. A validity or due date that was calculated follows it; one that was typed stays
 * (decision S9).
 *
 * @param date as typed, "" while it is incomplete
 * @param terms the firm's terms, from which the validity or due date is calculated
 */
export function otherDate(
  draft: DraftHead,
  date: string,
  terms: UntilTerms | null,
): Pick<DocumentDraft, "date" | "until" | "untilFrom"> {
  const { kind, until } = draft;
  const from = draft.untilFrom === undefined ? workedOutFrom(draft, terms) : draft.untilFrom;
  const day = parseLocalDate(date);
  if (from === null || day === null) return { date, until, untilFrom: from };
  return { date, until: kindRules[kind].endOf(day, terms) ?? "", untilFrom: date };
}

type UntilTerms = Pick<CompanyTerms, "quoteValidityDays" | "paymentTermsDays">;

function workedOutFrom({ kind, date, until }: DraftHead, terms: UntilTerms | null): string | null {
  const day = parseLocalDate(date);
  return day !== null && (kindRules[kind].endOf(day, terms) ?? "") === until ? date : null;
}

/** A new draft with the figures of a firm that has just made its profile; what was typed besides stays. */
function otherFirm(draft: DocumentDraft, profile: CompanyTerms): DocumentDraft {
  const { kind, language, terms } = draft;
  const { markupPercent, markupScope, taxPercent } = startingTerms(kind, { language, profile });
  return {
    ...draft,
    terms: { ...terms, markupPercent, markupScope, taxPercent },
    ...otherDate(draft, draft.date, profile),
  };
}

/** A saved document as a draft, ready to be edited. */
export function draftOf<K extends DocumentKind>(kind: K, document: DocumentOf<K>): DocumentDraft {
  return withPhoneAlone({
    kind,
    language: document.language,
    id: document.id,
    version: document.version,
    isTried: false,
    customerId: document.customerId,
    words: draftWordsOf(document),
    lines: document.lineItems.map(draftLineOf),
    terms: draftTermsOf(document),
    status: document.status,
    statusFrom: document.status,
    date: "quoteDate" in document ? document.quoteDate : document.invoiceDate,
    until: ("validUntil" in document ? document.validUntil : document.dueDate) ?? "",
    number: kindRules[kind].asksForPayment ? numberOf(document) : null,
  });
}

/** The draft, which asks for no e-mail address where the customer has a telephone number alone. */
function withPhoneAlone({ withoutEmail: _, ...draft }: DocumentDraft): DocumentDraft {
  const { customerEmail, customerPhone } = draft.words;
  return customerEmail === "" && customerPhone !== "" ? { ...draft, withoutEmail: true } : draft;
}

/**
 * True when only the words of a draft may change. Its quote has become an invoice, so its figures and its set of
 * lines are fixed (decision S7).
 */
export function isFixed({ status }: Pick<DocumentDraft, "status">): boolean {
  return status === "invoice";
}

/** The unsaved draft, but with the figures and lines of the saved document when those became fixed in the meantime. */
export function withFixedFigures(found: DocumentDraft, start: DocumentDraft): DocumentDraft {
  const words = new Map(found.lines.map((line) => [line.id, line]));
  const lines = start.lines.map((line) => {
    const { name, description } = words.get(line.id) ?? line;
    return { ...line, name, description };
  });
  return { ...start, customerId: found.customerId, words: found.words, lines, version: found.version };
}

/** The price terms of a new draft; of nobody in particular, they are our starting figures. */
export function startingTerms(
  kind: DocumentKind,
  { profile, language, local }: Pick<DraftStart, "profile" | "language" | "local">,
): DraftTerms {
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
