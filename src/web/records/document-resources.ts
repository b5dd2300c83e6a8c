import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { NewOf, StoredOf, SummaryOf } from "#web/records/document-kinds.ts";
import type { RecordResource } from "#web/records/resources.ts";

type DocumentResources = { [K in DocumentKind]: RecordResource<StoredOf<K>, SummaryOf<K>, NewOf<K>> };

/** Quotes and invoices. Apart from what the screens say, because a new document is typed before its routes are needed. */
export const documentResources: DocumentResources = {
  quote: { key: "quotes", kind: "quote", routes: quoteRoutes, alsoStale: [] },
  invoice: { key: "invoices", kind: "invoice", routes: invoiceRoutes, alsoStale: [] },
};
