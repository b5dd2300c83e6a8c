import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { InvoiceSummary, NewDocument, QuoteSummary, StoredQuote } from "#web/records/resources.ts";

/** The document of a kind, and what a list shows of it: everything except its lines. */
export type DocumentOf<K extends DocumentKind> = { quote: Quote; invoice: Invoice }[K];
export type SummaryOf<K extends DocumentKind> = { quote: QuoteSummary; invoice: InvoiceSummary }[K];
export type DocumentId<K extends DocumentKind = DocumentKind> = DocumentOf<K>["id"];
/** The document of a kind as the server has it. */
export type StoredOf<K extends DocumentKind> = { quote: StoredQuote; invoice: Invoice }[K];
export type NewOf<K extends DocumentKind> = { quote: NewDocument<Quote>; invoice: NewDocument<Invoice> }[K];

/** What differs between the screens of quotes and invoices, as data ([Note: Quote and invoice are one thing]). */
interface KindData {
  /** "Quote", at the start of titles. */
  one: string;
  /** "Quotes", the name of the list. */
  many: string;
  listHref: string;
  newHref: string;
  hrefOf: (id: string) => string;
  editHrefOf: (id: string) => string;
  /** What is shown once a new one is saved: the document, or the list with a link to it. */
  shownWhenMade: "document" | "list";
}

export const kindScreens: Record<DocumentKind, KindData> = {
  quote: {
    one: "Quote",
    many: "Quotes",
    listHref: "/quotes",
    newHref: "/quotes/new",
    hrefOf: (id) => `/quotes/${id}`,
    editHrefOf: (id) => `/quotes/${id}/edit`,
    shownWhenMade: "document",
  },
  invoice: {
    one: "Invoice",
    many: "Invoices",
    listHref: "/invoices",
    newHref: "/invoices/new",
    hrefOf: (id) => `/invoices/${id}`,
    editHrefOf: (id) => `/invoices/edit/${id}`,
    shownWhenMade: "list",
  },
};

/** The kind of a document, told by the name of its number. */
export function kindOf(document: { quoteNumber: string } | { invoiceNumber: string }): DocumentKind {
  return "quoteNumber" in document ? "quote" : "invoice";
}

/** The number that people know a document by: "Q-0012", "INV-0031". */
export function numberOf(document: { quoteNumber: string } | { invoiceNumber: string }): string {
  return "quoteNumber" in document ? document.quoteNumber : document.invoiceNumber;
}

/** The quote that a document was made from; null when it was not made from one. */
export function quoteIdOf(document: object): Quote["id"] | null {
  return "quoteId" in document ? (document.quoteId as Quote["id"] | null) : null;
}

export function dateOf(document: Pick<Quote, "quoteDate"> | Pick<Invoice, "invoiceDate">) {
  return "quoteDate" in document ? document.quoteDate : document.invoiceDate;
}
