import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { defaultDueDate, defaultValidUntil } from "#domain/documents/default-dates.ts";
import {
  chosenQuoteStatuses,
  type InvoiceStatus,
  invoiceStatuses,
  type QuoteStatus,
} from "#domain/documents/status.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";

/**
 * [Note: What differs by kind]
 * What the rules of the trade say of each kind of document, a row each; everything else is the same for a quote and an
 * invoice ([Note: Quote and invoice are one thing]). The words of a kind are in document-words.ts, its defaults for
 * pricing in default-terms.ts, its first numbers, which the server gives, in number-pattern.ts, what its screens are
 * called and where they are in the web app's document-kinds.ts.
 */
interface KindRules<Status> {
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
}

export const kindRules = {
  quote: {
    chosenStatuses: chosenQuoteStatuses,
    firstStatus: "draft",
    endOf: defaultValidUntil,
    asksForPayment: false,
  } satisfies KindRules<QuoteStatus>,
  invoice: {
    chosenStatuses: invoiceStatuses,
    firstStatus: "pending",
    endOf: defaultDueDate,
    asksForPayment: true,
  } satisfies KindRules<InvoiceStatus>,
} as const satisfies Record<DocumentKind, unknown>;
