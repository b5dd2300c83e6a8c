import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import { sealedFields } from "#contract/sealed-kinds.ts";
import type { FirmWord } from "#domain/documents/document-words.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import { defaultCisRate } from "#domain/pricing/cis-rates.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { type Opened, openLetterhead, sealFields } from "#vault/records/records.ts";
import { call } from "#web/base/call.ts";
import { newId } from "#web/base/new-id.ts";
import type { InvoiceTerms } from "#web/drafts/document-draft.ts";
import { invoiceLine } from "#web/drafts/draft-lines.ts";
import { type DocumentOf, documentKinds } from "#web/records/document-kinds.ts";
import {
  createRecord,
  openAnswer,
  type RecordFields,
  readRecord,
  updateRecord,
} from "#web/records/gateway.ts";
import { sealingAccess, vaultAccess } from "#web/vault/vault-session.ts";

/** What an editor saves of a document: its fields, words and lines all together. */
export type DocumentFields<K extends DocumentKind> = Partial<RecordFields<DocumentOf<K>>>;

export interface DocumentSave<K extends DocumentKind> {
  /** The id made by the client for a new document. It stays the same through every retry. */
  id: string;
  /** The version that a change was made from, for optimistic locking; null for a new document. */
  version: number | null;
  fields: DocumentFields<K>;
  /** True for a new document that an earlier try may have created already, with other words than now. */
  mayExist?: boolean;
}

/** One document with its lines, opened; for an invoice its supplier too. @throws CallError */
export async function readDocument<K extends DocumentKind>(
  kind: K,
  id: Id,
  signal?: AbortSignal,
): Promise<Opened<DocumentOf<K>>> {
  const { resource } = documentKinds[kind];
  return whole(kind, await readRecord<DocumentOf<K>>(resource, id, signal));
}

/**
 * Creates or changes a document. Creation is idempotent: when it is repeated, the server answers with the document as
 * first created (decision W1). So a document that may exist is created and then changed, and what is typed now wins.
 *
 * @throws VaultError while the account is locked, CallError
 */
export async function saveDocument<K extends DocumentKind>(
  kind: K,
  { id, version, fields, mayExist = false }: DocumentSave<K>,
): Promise<Opened<DocumentOf<K>>> {
  const { resource } = documentKinds[kind];
  if (version !== null) {
    return whole(kind, await updateRecord<DocumentOf<K>>(resource, { id: id as Id, version, fields }));
  }
  const made = await createRecord<DocumentOf<K>>(resource, fields as RecordFields<DocumentOf<K>>, id);
  if (!mayExist) return whole(kind, made);
  const { language: _, ...changes } = fields;
  return saveDocument(kind, {
    id,
    version: made.record.version,
    fields: changes as DocumentFields<K>,
  });
}

/** Changes readable fields only. Nothing has to be sealed, so a locked account can do it too. @throws CallError */
export async function changeDocument<K extends DocumentKind>(
  kind: K,
  id: Id,
  change: { status: QuoteStatus | InvoiceStatus } | { invoiceNumber: string },
): Promise<Opened<DocumentOf<K>>> {
  const { resource } = documentKinds[kind];
  const answer = await call(resource.routes.update, { params: { id }, body: change } as never);
  return whole(kind, await openAnswer(resource, answer as unknown as DocumentOf<K>));
}

/**
 * Changes the work summary. A sealed envelope can only be written whole, so all words and the lines are sent with it,
 * under the version they were read at.
 *
 * @throws VaultError while the account is locked, CallError
 */
export async function saveWorkSummary<K extends DocumentKind>(
  kind: K,
  document: DocumentOf<K>,
  projectDescription: string | null,
): Promise<Opened<DocumentOf<K>>> {
  const fields =
    vaultAccess() === "none" ? { projectDescription } : { ...wordsOf(kind, document), projectDescription };
  return saveDocument(kind, {
    id: document.id,
    version: document.version,
    fields: fields as DocumentFields<K>,
  });
}

/** Restores a document that was deleted a short while ago. @throws CallError */
export async function restoreDocument<K extends DocumentKind>(
  kind: K,
  id: Id,
): Promise<Opened<DocumentOf<K>>> {
  const answer = await call(documentRoutes[kind].restore, { params: { id } } as never);
  return whole(kind, await openAnswer(documentKinds[kind].resource, answer as unknown as DocumentOf<K>));
}

/** What a new invoice has of its own, besides its quote's words. */
interface InvoiceStart {
  terms: InvoiceTerms;
  company: Record<FirmWord, string | null>;
}

/**
 * Creates the invoice of a quote, or finds the existing one (decision S3). The invoice has words of its own, sealed
 * under its own id, and the terms of any new invoice.
 *
 * @throws VaultError while the account is locked, CallError
 */
export async function convertQuote(quote: Quote, { terms, company }: InvoiceStart): Promise<Opened<Invoice>> {
  const id = newId() as Id<"Invoice">;
  const { sealed } = await sealFields(sealingAccess(), "invoice", {
    ...wordsOf("invoice", quote as unknown as Invoice),
    ...company,
    lineItems: quote.lineItems.map(invoiceLine),
    id,
  });
  const body = { ...terms, id, ...(sealed ? { sealed } : {}) };
  const answer = await call(quoteRoutes.convert, { params: { id: quote.id }, body });
  return whole("invoice", await openAnswer(documentKinds.invoice.resource, answer as unknown as Invoice));
}

/** The number that the next invoice would get. @throws CallError */
export async function readNextNumber(signal?: AbortSignal): Promise<string> {
  return (await call(invoiceRoutes.nextNumber, {}, signal)).nextInvoiceNumber;
}

const documentRoutes = { quote: quoteRoutes, invoice: invoiceRoutes };

/** Every sealed field of a document, including those of its lines. */
function wordsOf<K extends DocumentKind>(kind: K, document: DocumentOf<K>): Partial<DocumentOf<K>> {
  const words = sealedFields[kind].fields.map((field) => [
    field,
    document[field as keyof DocumentOf<K>] ?? null,
  ]);
  return { ...Object.fromEntries(words), lineItems: document.lineItems };
}

/**
 * Opens the supplier in an answer besides the document's own words, and gives a quote the terms that only invoices
 * have.
 */
async function whole<K extends DocumentKind>(
  kind: K,
  opened: Opened<DocumentOf<K>>,
): Promise<Opened<DocumentOf<K>>> {
  if (kind === "quote") return { ...opened, record: { ...quoteTerms, ...opened.record } };
  const invoice = opened.record as Invoice;
  if (opened.state !== "open" || invoice.supplier === null) return opened;
  const supplier = await openLetterhead(vaultAccess(), invoice.supplier);
  if (supplier.state !== "open") return { ...supplier, record: opened.record };
  return { ...opened, record: { ...opened.record, supplier: supplier.record } };
}

/** CIS and the reverse charge never apply to a quote (docs/rules/cis.md, docs/rules/reverse-charge.md). */
const quoteTerms = {
  cisApplied: false,
  cisMethod: "hmrc",
  cisRatePercent: defaultCisRate,
  reverseChargeVat: false,
} as const;
