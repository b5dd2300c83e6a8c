import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { CachedResource } from "#web/records/queries.ts";

/** The document of a kind, and what a list shows of it: everything except its lines. */
export type DocumentOf<K extends DocumentKind> = { quote: Quote; invoice: Invoice }[K];
export type SummaryOf<K extends DocumentKind> = {
  quote: Omit<Quote, "lineItems" | "invoices">;
  invoice: Omit<Invoice, "lineItems" | "supplier">;
}[K];

/** What differs between the screens of quotes and invoices, as data ([Note: Quote and invoice are one thing]). */
interface KindData {
  resource: CachedResource;
  /** "Quote", at the start of titles. */
  one: string;
  /** "Quotes", the name of the list. */
  many: string;
  listHref: string;
  newHref: string;
  hrefOf: (id: string) => string;
  editHrefOf: (id: string) => string;
}

export const documentKinds: Record<DocumentKind, KindData> = {
  quote: {
    resource: { key: "quotes", kind: "quote", routes: quoteRoutes, alsoStale: [] },
    one: "Quote",
    many: "Quotes",
    listHref: "/quotes",
    newHref: "/quotes/new",
    hrefOf: (id) => `/quotes/${id}`,
    editHrefOf: (id) => `/quotes/${id}/edit`,
  },
  invoice: {
    resource: { key: "invoices", kind: "invoice", routes: invoiceRoutes, alsoStale: [] },
    one: "Invoice",
    many: "Invoices",
    listHref: "/invoices",
    newHref: "/invoices/new",
    hrefOf: (id) => `/invoices/${id}`,
    editHrefOf: (id) => `/invoices/edit/${id}`,
  },
};

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
