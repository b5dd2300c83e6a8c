import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import { invoiceOnlyTerms } from "#domain/pricing/default-terms.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { type Opened, openLetterhead } from "#vault/records/records.ts";
import type { DocumentId, DocumentOf, StoredOf } from "#web/records/document-kinds.ts";
import { documentResources } from "#web/records/document-resources.ts";
import { readRecord } from "#web/records/gateway.ts";
import type { StoredQuote } from "#web/records/resources.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

/** One document with its lines, opened; for an invoice its supplier too. @throws CallError */
export async function readDocument<K extends DocumentKind>(
  kind: K,
  id: DocumentId<K>,
  signal?: AbortSignal,
): Promise<Opened<DocumentOf<K>>> {
  return wholeDocument(kind, await readRecord(documentResources[kind], id, signal));
}

/** A document as answered, with what its screens show of it: the terms of invoices, and the supplier opened. */
export function wholeDocument<K extends DocumentKind>(
  kind: K,
  opened: Opened<StoredOf<K>>,
): Promise<Opened<DocumentOf<K>>> {
  return wholes[kind](opened);
}

const wholes: {
  [K in DocumentKind]: (opened: Opened<StoredOf<K>>) => Promise<Opened<DocumentOf<K>>>;
} = { quote: wholeQuote, invoice: wholeInvoice };

/** Gives a quote the terms that only invoices have. */
async function wholeQuote(opened: Opened<StoredQuote>): Promise<Opened<Quote>> {
  return { ...opened, record: { ...invoiceOnlyTerms, ...opened.record } };
}

/** Opens the supplier in an answer besides the invoice's own words. */
async function wholeInvoice(opened: Opened<Invoice>): Promise<Opened<Invoice>> {
  if (opened.state !== "open" || opened.record.supplier === null) return opened;
  const supplier = await openLetterhead(vaultAccess(), opened.record.supplier);
  if (supplier.state !== "open") return { ...supplier, record: opened.record };
  return { ...opened, record: { ...opened.record, supplier: supplier.record } };
}
