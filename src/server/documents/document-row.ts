import type { Selectable } from "kysely";
import type { CompanyTerms } from "#domain/company/company-profile.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { StoredLine } from "#server/documents/stored-lines.ts";
import type { DocumentsTable } from "#server/schema/document-tables.ts";

export type DocumentId<K extends DocumentKind = DocumentKind> = {
  quote: Id<"Quote">;
  invoice: Id<"Invoice">;
}[K];
type DocumentStatus<K extends DocumentKind> = { quote: QuoteStatus; invoice: InvoiceStatus }[K];

/** The columns whose types differ between quotes and invoices. */
export interface OfKind<K extends DocumentKind> {
  kind: K;
  id: DocumentId<K>;
  status: DocumentStatus<K>;
}

export type DocumentTableRow = Selectable<DocumentsTable>;

interface ReadJson {
  lines: StoredLine[];
  supplier_terms: CompanyTerms | null;
}

/** A stored quote or invoice; see [Note: Quote and invoice are one thing]. */
export type DocumentRow<K extends DocumentKind = DocumentKind> = Omit<
  DocumentTableRow,
  "kind" | "id" | "status" | keyof ReadJson
> &
  ReadJson &
  OfKind<K>;

/** A row of a list: without the lines, and without the copy of the supplier. */
export type DocumentSummaryRow<K extends DocumentKind = DocumentKind> = Pick<
  DocumentTableRow,
  Exclude<(typeof summaryColumns)[number], "kind" | "id" | "status">
> &
  LinesOfSummary &
  OfKind<K> & {
    /** The invoices that were made from a quote, where a list reads them. */
    invoices?: InvoiceOfQuote[];
  };

/** What a list's row has of the lines part, if it is asked for. */
type LinesOfSummary = Partial<Pick<DocumentTableRow, "lines_plain" | "lines_sealed">>;

/** A row before it is inserted. */
export type NewDocumentRow<K extends DocumentKind = DocumentKind> = Omit<
  DocumentTableRow,
  "kind" | "id" | "status" | "version" | keyof ReadJson
> &
  ReadJson &
  OfKind<K>;

/** The columns that a write sets. */
export type DocumentColumns<K extends DocumentKind = DocumentKind> = Partial<
  Omit<DocumentTableRow, "user_id" | "kind" | "id" | "created_at" | "status" | keyof ReadJson> &
    ReadJson &
    Pick<OfKind<K>, "status">
>;

/** The columns of a list's row. */
export const summaryColumns = [
  "user_id",
  "id",
  "version",
  "plain",
  "sealed",
  "created_at",
  "updated_at",
  "kind",
  "number",
  "status",
  "language",
  "sent_at",
  "status_at",
  "issue_date",
  "valid_until",
  "due_date",
  "paid_date",
  "quote_id",
  "customer_id",
  "markup_percent",
  "markup_scope",
  "discount_percent",
  "discount_base",
  "tax_percent",
  "cis_applied",
  "cis_method",
  "cis_rate_percent",
  "reverse_charge",
  "subtotal",
  "total",
  "discount_amount",
  "net_amount",
  "tax_amount",
  "cis_deduction",
  "material_cost",
  "labor_cost",
] as const satisfies (keyof DocumentTableRow)[];
