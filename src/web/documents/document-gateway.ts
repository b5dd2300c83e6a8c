import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import { sealedFields } from "#contract/sensitive.ts";
import type { Id } from "#domain/account/id.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { companyWordsOf, DocumentKind, Invoice, Quote } from "#domain/documents/trade-document.ts";
import { defaultCisRate } from "#domain/tax/cis.ts";
import { type Opened, openSupplier, sealFields } from "#vault/records.ts";
import { call } from "#web/app/call.ts";
import { newId } from "#web/app/new-id.ts";
import {
  createRecord,
  openAnswer,
  type RecordFields,
  readRecord,
  updateRecord,
} from "#web/app/record-gateway.ts";
import { type DocumentOf, documentKinds } from "#web/documents/document-kinds.ts";
import { invoiceLine } from "#web/documents/draft-lines.ts";
import { sealingAccess, vaultAccess } from "#web/vault/vault-session.ts";

/** What an editor saves of a document: its fields, words and lines all together. */
export type DocumentFields<K extends DocumentKind> = Partial<RecordFields<DocumentOf<K>>>;

export interface DocumentSave<K extends DocumentKind> {
  /** The client's own id for a new document, which it keeps through every try. */
  id: string;
  /** The version a change was made from; null for a new document. */
  version: number | null;
  fields: DocumentFields<K>;
  /** A new document that an earlier try may have made already, with other words than now. */
  mayExist?: boolean;
}

/** One document with its lines, opened, an invoice's supplier too. @throws CallError */
export async function readDocument<K extends DocumentKind>(
  kind: K,
  id: Id,
  signal?: AbortSignal,
): Promise<Opened<DocumentOf<K>>> {
  const { resource } = documentKinds[kind];
  return whole(kind, await readRecord<DocumentOf<K>>(resource, id, signal));
}

/**
 * Makes or changes a document. The server answers a repeated making with the document as it was first made (decision
 * W1), so one that may exist is made and then changed: what is typed now wins.
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

/** Changes readable fields alone: nothing is sealed for it, so a locked account can do it too. @throws CallError */
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
 * Changes the work summary. Where words are sealed the envelope is written whole, so all of them go along with the
 * lines, under the version they were read at.
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

/** Brings back a document that was deleted a short while ago, as it was. @throws CallError */
export async function restoreDocument<K extends DocumentKind>(
  kind: K,
  id: Id,
): Promise<Opened<DocumentOf<K>>> {
  const answer = await call(documentRoutes[kind].restore, { params: { id } } as never);
  return whole(kind, await openAnswer(documentKinds[kind].resource, answer as unknown as DocumentOf<K>));
}

/** What a new invoice has of its own besides its quote's words. */
export interface InvoiceStart {
  terms: Pick<Invoice, "dueDate" | "cisApplied" | "cisMethod" | "cisRatePercent" | "reverseChargeVat">;
  company: ReturnType<typeof companyWordsOf>;
}

/**
 * Makes the invoice of a quote, or finds the one there is (decision S3). It has words of its own, sealed under its own
 * id, and the terms that any new invoice begins with (decision W11).
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

/** The number the next invoice would take. @throws CallError */
export async function readNextNumber(signal?: AbortSignal): Promise<string> {
  return (await call(invoiceRoutes.nextNumber, {}, signal)).nextInvoiceNumber;
}

const documentRoutes = { quote: quoteRoutes, invoice: invoiceRoutes };

/** Every sealed field of a document, its lines with theirs. */
function wordsOf<K extends DocumentKind>(kind: K, document: DocumentOf<K>): Partial<DocumentOf<K>> {
  const words = sealedFields[kind].fields.map((field) => [
    field,
    document[field as keyof DocumentOf<K>] ?? null,
  ]);
  return { ...Object.fromEntries(words), lineItems: document.lineItems };
}

/** Opens what an answer carries besides its own words, and gives a quote the terms that only invoices have. */
async function whole<K extends DocumentKind>(
  kind: K,
  opened: Opened<DocumentOf<K>>,
): Promise<Opened<DocumentOf<K>>> {
  if (kind === "quote") return { ...opened, record: { ...quoteTerms, ...opened.record } };
  const invoice = opened.record as Invoice;
  if (opened.state !== "open" || invoice.supplier === null) return opened;
  const supplier = await openSupplier(vaultAccess(), invoice.supplier);
  if (supplier.state !== "open") return { ...supplier, record: opened.record };
  return { ...opened, record: { ...opened.record, supplier: supplier.record } };
}

/** Neither CIS nor reverse charge touches a quote (rules: "The engine"). */
const quoteTerms = {
  cisApplied: false,
  cisMethod: "hmrc",
  cisRatePercent: defaultCisRate,
  reverseChargeVat: false,
} as const;
