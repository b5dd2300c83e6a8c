import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { defaultDueDate, defaultValidUntil } from "#domain/documents/default-dates.ts";
import type { NumberPattern } from "#domain/documents/number-pattern.ts";
import {
  chosenQuoteStatuses,
  type InvoiceStatus,
  invoiceStatuses,
  type QuoteStatus,
  quoteStatuses,
} from "#domain/documents/status.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { defaultInvoiceUnit } from "#domain/pricing/line-item.ts";

/**
 * [Note: What differs by kind]
 * What the rules of the trade say of each kind of document, a row each; everything else is the same for a quote and an
 * invoice ([Note: Quote and invoice are one thing]). The words of a kind are in document-words.ts, its defaults for
 * pricing in default-terms.ts, what its screens are called and where they are in the web app's document-kinds.ts.
 */
interface KindRules<Status> {
  /** All of them, in the order of the list's filter. */
  readonly statuses: readonly Status[];
  /** The statuses that a person may choose, in the order of menus. */
  readonly chosenStatuses: readonly Status[];
  readonly firstStatus: Status;
  /** The last day of a new one: how long it is valid, or when it is due; null when the firm's terms name none. */
  readonly endOf: (
    date: LocalDate,
    terms: Pick<CompanyTerms, "quoteValidityDays" | "paymentTermsDays"> | null,
  ) => LocalDate | null;
  /**
   * It asks for payment. So it keeps the firm's details of its day, its number may be typed, the Construction Industry
   * Scheme and the reverse charge may apply, and its costs are stored by class.
   */
  readonly asksForPayment: boolean;
  /**
   * The kind that it may be made from. Until its words change it keeps that document's envelopes, bound to the other
   * kind and id.
   */
  readonly madeFrom: DocumentKind | null;
  /** The kind of the envelope that has its lines ([Note: The parts of a document]). */
  readonly linesKind: `${DocumentKind}Lines`;
  /** How its numbers are written until a person types one in another pattern. */
  readonly firstNumber: NumberPattern;
  /** What a plain line without a unit counts (decision W10); null where such a line has none. */
  readonly usualUnit: string | null;
  /** It is not made without lines. */
  readonly needsLines: boolean;
}

export const kindRules = {
  quote: {
    statuses: quoteStatuses,
    chosenStatuses: chosenQuoteStatuses,
    firstStatus: "draft",
    endOf: defaultValidUntil,
    asksForPayment: false,
    madeFrom: null,
    linesKind: "quoteLines",
    firstNumber: { prefix: "Q-", width: 4 },
    usualUnit: null,
    needsLines: true,
  } satisfies KindRules<QuoteStatus>,
  invoice: {
    statuses: invoiceStatuses,
    chosenStatuses: invoiceStatuses,
    firstStatus: "pending",
    endOf: defaultDueDate,
    asksForPayment: true,
    madeFrom: "quote",
    linesKind: "invoiceLines",
    firstNumber: { prefix: "INV-", width: 4 },
    usualUnit: defaultInvoiceUnit,
    needsLines: false,
  } satisfies KindRules<InvoiceStatus>,
} as const satisfies Record<DocumentKind, unknown>;
