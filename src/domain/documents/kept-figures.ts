import {
  type InvoiceStatus,
  owedInvoiceStatuses,
  pendingQuoteStatuses,
  type QuoteStatus,
} from "#domain/documents/status.ts";
import { type Pence, pence } from "#domain/money/pence.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";

/** What a figure adds up: the documents themselves, or their totals. */
interface Figure {
  readonly adds: "count" | "total";
}

/** A sum that is stored for each month of the documents' dates and each currency. */
export interface MonthFigure extends Figure {
  /** Its column in the table of months. */
  readonly column: string;
  readonly kind: DocumentKind;
  /** Only documents in one of these statuses count; without it, all documents of the kind. */
  readonly when?: readonly (QuoteStatus | InvoiceStatus)[];
  /** The monthly reports have it too, in a column of the same name. */
  readonly isReported: boolean;
}

/**
 * Every figure that is stored by month; see [Note: Figures of documents]. The columns' types, the upsert, the rebuild,
 * the answers and their schemas are made from these rows.
 */
export const monthFigures = {
  quoteCount: { column: "quote_count", kind: "quote", adds: "count", isReported: true },
  quoteTotal: { column: "quote_total", kind: "quote", adds: "total", isReported: true },
  invoiceCount: { column: "invoice_count", kind: "invoice", adds: "count", isReported: true },
  invoiceTotal: { column: "invoice_total", kind: "invoice", adds: "total", isReported: true },
} as const satisfies Record<string, MonthFigure>;

export type MonthFigureName = keyof typeof monthFigures;

export type ReportedFigureName = {
  [Name in MonthFigureName]: (typeof monthFigures)[Name]["isReported"] extends true ? Name : never;
}[MonthFigureName];

/** The sum of a month's figure over the months with documents, or in the present month alone. */
export interface MonthlyFigure extends Figure {
  readonly of: MonthFigureName;
  readonly months: "all" | "present";
}

/** The sum over the documents that are in one of these statuses now. */
export interface StandingFigure extends Figure {
  readonly kind: DocumentKind;
  readonly when: readonly (QuoteStatus | InvoiceStatus)[];
}

const drafts = { kind: "quote", when: ["draft"] } as const;
const waiting = { kind: "quote", when: ["sent"] } as const;
const accepted = { kind: "quote", when: ["accepted"] } as const;
const paid = { kind: "invoice", when: ["paid"] } as const;
const pending = { kind: "quote", when: pendingQuoteStatuses } as const;
/** Decision S5. */
const outstanding = { kind: "invoice", when: owedInvoiceStatuses } as const;

/** Every sum of documents that the dashboard is answered, for each currency. */
export const dashboardFigures = {
  totalQuotes: { of: "quoteCount", adds: "count", months: "all" },
  totalValue: { of: "quoteTotal", adds: "total", months: "all" },
  pendingQuotes: { ...pending, adds: "count" },
  pendingTotal: { ...pending, adds: "total" },
  outstandingTotal: { ...outstanding, adds: "total" },
  outstandingCount: { ...outstanding, adds: "count" },
  // The tabs of the lists.
  draftCount: { ...drafts, adds: "count" },
  draftTotal: { ...drafts, adds: "total" },
  waitingCount: { ...waiting, adds: "count" },
  waitingTotal: { ...waiting, adds: "total" },
  acceptedCount: { ...accepted, adds: "count" },
  acceptedTotal: { ...accepted, adds: "total" },
  paidCount: { ...paid, adds: "count" },
  paidTotal: { ...paid, adds: "total" },
  monthlyQuoteTotal: { of: "quoteTotal", adds: "total", months: "present" },
  monthlyInvoiceTotal: { of: "invoiceTotal", adds: "total", months: "present" },
} as const satisfies Record<string, MonthlyFigure | StandingFigure>;

type Figures = Readonly<Record<string, Figure>>;

/** The values of a table's figures: a number of documents, or pence. */
type FiguresOf<Table extends Figures> = {
  [Name in keyof Table]: Table[Name]["adds"] extends "total" ? Pence : number;
};

/** What a month's documents in one currency add up to. */
export type MonthSums = FiguresOf<typeof monthFigures>;
export type ReportedSums = Pick<MonthSums, ReportedFigureName>;

/** The figures of a monthly report. */
export const reportedFigures = Object.fromEntries(
  Object.entries(monthFigures).filter(([, { isReported }]) => isReported),
) as Pick<typeof monthFigures, ReportedFigureName>;

/** A month without documents. */
export const emptyMonthSums: MonthSums = mapFigures(monthFigures, () => 0);

/**
 * The values of a table's figures.
 *
 * @throws RangeError if a value is not a whole number of documents or pence
 */
export function mapFigures<Table extends Figures>(
  table: Table,
  amountOf: (name: keyof Table & string) => number,
): FiguresOf<Table> {
  const values = Object.keys(table).map((name) => [name, pence(amountOf(name))]);
  return Object.fromEntries(values);
}
