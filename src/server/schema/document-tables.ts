import type { ColumnType } from "kysely";
import type { MonthFigureName, monthFigures, ReportedFigureName } from "#domain/documents/kept-figures.ts";
import type { Channel, SendingSubject } from "#domain/documents/sending.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { CisMethod, DiscountBase, MarkupScope } from "#domain/pricing/terms.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Language } from "#domain/region/region.ts";
import type {
  Day,
  Defaulted,
  IdColumn,
  Moment,
  Money,
  OptionalDay,
  OptionalId,
  OptionalJson,
  OptionalMoment,
  OptionalText,
  OwnedTable,
  PlainColumn,
  Rate,
  SealableTable,
  VersionedJson,
} from "#server/schema/stored-columns.ts";

/** Quotes and invoices ([Note: Quote and invoice are one thing]). */
export interface DocumentsTable extends SealableTable<"Quote" | "Invoice"> {
  kind: DocumentKind;
  /** The words of its lines part, plain or sealed as those of its head ([Note: The parts of a document]). */
  lines_plain: OptionalJson<PlainColumn>;
  /** Null also for a document whose head and lines are in one envelope, of version 1. */
  lines_sealed: OptionalText;
  number: OptionalText;
  status: QuoteStatus | InvoiceStatus;
  /** The region that the document was made in; it sets currency, tax word and date format for good (decision A16). */
  language: Language;
  /** A converted quote's status before its conversion; null otherwise (decision S8). */
  former_status: ColumnType<QuoteStatus | null, QuoteStatus | null | undefined, QuoteStatus | null>;
  /** When it was last sent ([Note: What was sent]). */
  sent_at: OptionalMoment;
  /** When its status last changed. */
  status_at: OptionalMoment;
  issue_date: Day;
  valid_until: OptionalDay;
  due_date: OptionalDay;
  paid_date: OptionalDay;
  /** The quote that an invoice was made from; kept when that quote is deleted, as an envelope may be bound to it. */
  quote_id: OptionalId<"Quote">;
  /** The customer it is for, who may have been deleted since; null if the document names none by id. */
  customer_id: OptionalId<"Customer">;
  /** The numbers of the lines, in order; their words are among the record's words. */
  lines: VersionedJson;
  markup_percent: Rate;
  markup_scope: MarkupScope;
  discount_percent: Rate;
  discount_base: DiscountBase;
  tax_percent: Rate;
  cis_applied: boolean;
  cis_method: CisMethod;
  cis_rate_percent: Rate;
  reverse_charge: boolean;
  subtotal: Money;
  total: Money;
  discount_amount: Money;
  net_amount: Money;
  tax_amount: Money;
  cis_deduction: Money;
  material_cost: ColumnType<Pence | null, Pence | null | undefined, Pence | null>;
  labor_cost: ColumnType<Pence | null, Pence | null | undefined, Pence | null>;
  /** The supplier's words when the document was made: plain, sealed or, on a quote, neither. */
  supplier_plain: OptionalJson<PlainColumn>;
  supplier_sealed: OptionalText;
  supplier_terms: OptionalJson<unknown>;
}

/** Something that went to a customer ([Note: What was sent]). */
export interface SendingsTable extends SealableTable<"Sending"> {
  document_id: OptionalId<"Quote" | "Invoice">;
  at: Moment;
  channel: Channel;
  about: SendingSubject;
  step: ColumnType<number | null, number | null | undefined, number | null>;
  /** The status that the document had before this sending moved it; null if it moved none. */
  status_before: ColumnType<QuoteStatus | null, QuoteStatus | null | undefined, QuoteStatus | null>;
  voided_at: OptionalMoment;
  /** Set while its document is deleted: then nothing shows it, and it is purged with the document. */
  purge_after: OptionalMoment;
}

/** A deleted quote or invoice, for as long as its deletion can be undone. */
export interface DeletedDocumentsTable extends OwnedTable {
  id: string;
  kind: DocumentKind;
  document: VersionedJson;
  purge_after: Moment;
}

/** Why a document has its number no more. */
export type GivenUp = "deleted" | "renumbered" | "started again";

/** Every number ever given and the document that got it, so that no other document gets it (decision M12). */
export interface DocumentNumbersTable extends OwnedTable {
  kind: DocumentKind;
  number: string;
  document_id: string;
  /** Null for the number of a document that was deleted before this was recorded. */
  given_at: OptionalMoment;
  given_up_at: OptionalMoment;
  given_up_why: ColumnType<GivenUp | null, GivenUp | null | undefined, GivenUp | null>;
}

export interface DocumentCountersTable extends OwnedTable {
  kind: DocumentKind;
  next: number;
  /** With {@link width} the pattern of the next numbers; both are null for the kind's default pattern. */
  prefix: ColumnType<string | null, string | null | undefined, string | null>;
  width: ColumnType<number | null, number | null | undefined, number | null>;
}

/** The columns of figures, by the names that their table gives them. */
type FigureColumns<Name extends MonthFigureName, Count, Total> = {
  [Each in Name as (typeof monthFigures)[Each]["column"]]: (typeof monthFigures)[Each]["adds"] extends "total"
    ? Total
    : Count;
};

/** A rollup: sums per month of issue and currency, updated in the transaction that writes a document. */
export interface MonthlyFiguresTable
  extends OwnedTable,
    FigureColumns<MonthFigureName, Defaulted<number>, Defaulted<Pence>> {
  year: number;
  month: number;
  currency: Currency;
}

/** A rollup: sums per status and currency, updated in the transaction that writes a document. */
export interface StatusFiguresTable extends OwnedTable {
  kind: DocumentKind;
  status: string;
  currency: Currency;
  count: Defaulted<number>;
  total: ColumnType<Pence, Pence | undefined, Pence>;
}

/** A month's figures when they were counted, a row for each currency. A month's rows are locked together, for good. */
export interface MonthlyReportsTable extends OwnedTable, FigureColumns<ReportedFigureName, number, Money> {
  id: IdColumn<"MonthlyReport">;
  year: number;
  month: number;
  currency: Currency;
  materials_count: number;
  labor_count: number;
  is_locked: Defaulted<boolean>;
  created_at: Moment;
  counted_at: Moment;
}
