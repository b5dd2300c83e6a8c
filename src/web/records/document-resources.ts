import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import type {
  InvoiceSummary,
  NewDocument,
  QuoteSummary,
  RecordResource,
  StoredQuote,
} from "#web/records/resources.ts";

interface DocumentResources {
  quotes: RecordResource<StoredQuote, QuoteSummary, NewDocument<Quote>>;
  invoices: RecordResource<Invoice, InvoiceSummary, NewDocument<Invoice>>;
}

/** Quotes and invoices. */
export const documentResources: DocumentResources = {
  quotes: { key: "quotes", kind: "quote", routes: quoteRoutes, alsoStale: [] },
  invoices: { key: "invoices", kind: "invoice", routes: invoiceRoutes, alsoStale: [] },
};
