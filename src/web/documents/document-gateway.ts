import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import type { TypedRoute } from "#contract/route.ts";
import { sealedFields } from "#contract/sealed-kinds.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { FirmWord } from "#domain/documents/document-words.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { SentTerms } from "#domain/tax/document-terms.ts";
import type { StoredDocument, StoredProfile } from "#vault/records/document-writes.ts";
import type { Opened } from "#vault/records/records.ts";
import { call } from "#web/base/call.ts";
import { newId } from "#web/base/new-id.ts";
import { loadSealing } from "#web/documents/load-sealing.ts";
import { readDocument, wholeDocument } from "#web/documents/read-document.ts";
import { type InvoiceTerms, invoiceLine } from "#web/drafts/quote-as-invoice.ts";
import type { DocumentId, DocumentOf, NewOf, StoredOf } from "#web/records/document-kinds.ts";
import { documentResources } from "#web/records/document-resources.ts";
import { openAnswer } from "#web/records/gateway.ts";
import type { RowOf } from "#web/records/resources.ts";
import { whyNotOpen } from "#web/records/why-not-open.ts";
import {
  askWhereLocked,
  createRecord,
  type RecordChange,
  type Sealer,
  updateRecord,
} from "#web/records/writing.ts";
import { sealingAccess, vaultAccess } from "#web/vault/vault-session.ts";

export interface DocumentSave<K extends DocumentKind> {
  /** The id made by the client for a new document. It stays the same through every retry. */
  id: DocumentId<K>;
  /** The version that a change was made from, for optimistic locking; null for a new document. */
  version: number | null;
  /** Its fields, words and lines all together. */
  fields: NewOf<K>;
  /** True for a new document that an earlier try may have created already, with other words than now. */
  mayExist?: boolean;
}

/** What a write is sealed with. */
export interface SealingContext {
  /** The firm's profile as it is stored now; null without one. */
  profile: () => Promise<StoredProfile | null>;
  /** The document as this page has it. If a write names another version, it is read again. */
  known?: StoredDocument & { version: number };
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
  context: SealingContext,
): Promise<Opened<DocumentOf<K>>> {
  if (version !== null) return updateDocument(kind, { id, version, fields }, context);
  const seal = sealerOf(kind, context);
  const made = await createRecord(documentResources[kind], { fields, id, seal });
  if (!mayExist) return wholeDocument(kind, made);
  const changes: Partial<NewOf<K>> = { ...fields };
  delete changes.language;
  return updateDocument(kind, { id, version: made.record.version, fields: changes }, context);
}

/** A change of a document's status. */
export interface StatusChange<K extends DocumentKind> {
  id: DocumentId<K>;
  status: DocumentOf<K>["status"];
  /** The day on which an invoice was paid; without it, today. */
  paidDate?: LocalDate | null;
  /** The version that the document must still have; without it, the change is made whatever was changed before. */
  version?: number;
}

/** Changes the status only. Nothing has to be sealed, so a locked account can do it too. @throws CallError */
export async function changeStatus<K extends DocumentKind>(
  kind: K,
  { id, ...body }: StatusChange<K>,
): Promise<Opened<DocumentOf<K>>> {
  const answer = await call(documentRoutes[kind].update, { params: { id }, body });
  return wholeDocument(kind, await openAnswer(documentResources[kind], answer));
}

/**
 * Changes some fields of a document. A sealed envelope can only be written whole, so all words and the lines are sent
 * with them, under the version they were read at.
 *
 * @throws VaultError while the account is locked, CallError
 */
export async function changeFields<K extends DocumentKind>(
  kind: K,
  document: DocumentOf<K>,
  { changed, profile }: { changed: Partial<NewOf<K>> } & Pick<SealingContext, "profile">,
): Promise<Opened<DocumentOf<K>>> {
  const fields = vaultAccess() === "none" ? changed : { ...sealableFields(kind, document), ...changed };
  const { id, version }: Pick<DocumentOf<K>, "id" | "version"> = document;
  const change = { id, version, fields: fields as Partial<NewOf<K>> };
  return updateDocument(kind, change, { profile, known: document });
}

/** Changes an invoice's number, which a locked account can do too. @throws CallError NUMBER_TAKEN and others */
export async function changeNumber(id: Invoice["id"], invoiceNumber: string): Promise<Opened<Invoice>> {
  const answer = await call(invoiceRoutes.update, { params: { id }, body: { invoiceNumber } });
  return wholeDocument("invoice", await openAnswer(documentResources.invoice, answer));
}

/** Restores a document that was deleted a short while ago. @throws CallError */
export async function restoreDocument<K extends DocumentKind>(
  kind: K,
  id: DocumentId<K>,
): Promise<Opened<DocumentOf<K>>> {
  const answer = await call(documentRoutes[kind].restore, { params: { id } });
  return wholeDocument(kind, await openAnswer(documentResources[kind], answer));
}

/** What a new invoice has of its own, besides its quote's words. */
interface InvoiceStart {
  terms: InvoiceTerms;
  company: Record<FirmWord, string | null>;
  profile: StoredProfile | null;
}

/**
 * Creates the invoice of a quote, or finds the existing one (decision S3). The invoice has words of its own, sealed
 * under its own id, and the terms of any new invoice.
 *
 * @throws VaultError while the account is locked, CallError PROFILE_CHANGED and others
 */
export async function convertQuote(
  quote: Quote,
  { terms, company, profile }: InvoiceStart,
): Promise<Opened<Invoice>> {
  const { sealConvertedDocument } = await loadSealing();
  const body = await sealConvertedDocument(sealingAccess(), {
    quote,
    body: { ...terms, id: newId() as Invoice["id"] },
    words: { ...sealableFields("invoice", quote), ...company, lineItems: quote.lineItems.map(invoiceLine) },
    profile,
  });
  const answer = await call(quoteRoutes.convert, { params: { id: quote.id }, body });
  return wholeDocument("invoice", await openAnswer(documentResources.invoice, answer));
}

/** The routes of a document besides those of any record. */
interface DocumentRoutes<K extends DocumentKind> {
  restore: TypedRoute<AtId<K>, RowOf<StoredOf<K>>>;
  update: TypedRoute<AtId<K> & { body: Omit<StatusChange<K>, "id"> }, RowOf<StoredOf<K>>>;
}

type AtId<K extends DocumentKind> = { params: { id: DocumentId<K> } };

const documentRoutes: { [K in DocumentKind]: DocumentRoutes<K> } = {
  quote: quoteRoutes,
  invoice: invoiceRoutes,
};

async function updateDocument<K extends DocumentKind>(
  kind: K,
  change: RecordChange<StoredOf<K>, NewOf<K>>,
  context: SealingContext,
): Promise<Opened<DocumentOf<K>>> {
  return wholeDocument(kind, await updateRecord(documentResources[kind], change, sealerOf(kind, context)));
}

/** Seals the words of a document in two envelopes, as the version that a write names demands it. */
function sealerOf(kind: DocumentKind, { profile, known }: SealingContext): Sealer {
  return async <Body extends object>(body: Body, version: number | null) => {
    await askWhereLocked();
    const access = sealingAccess();
    if (access === "none") return body;
    const { sealChangedDocument, sealNewDocument } = await loadSealing();
    const sent = body as Body & NewBody;
    if (version === null) {
      const { language } = sent;
      return sealNewDocument(access, kind, { body: sent, profile: await profile(), language });
    }
    const stored = known?.version === version ? known : await readStored(kind, sent.id);
    return sealChangedDocument(access, kind, { body: sent, stored, profile: await profile() });
  };
}

/** The body of a new document, as the editor sends it. */
type NewBody = SentTerms & Pick<Quote, "id" | "language" | "lineItems">;

/** A document as it is stored, to be changed. @throws VaultError for one that does not open: nothing is saved over it */
async function readStored<K extends DocumentKind>(kind: K, id: string): Promise<StoredDocument> {
  const opened = await readDocument(kind, id as DocumentId<K>);
  if (opened.state !== "open") throw whyNotOpen(opened);
  return opened.record;
}

/** Every sealed field of a document, including those of its lines. */
function sealableFields(kind: DocumentKind, document: Pick<Quote | Invoice, "lineItems">) {
  const known = new Map<string, unknown>(Object.entries(document));
  const words = sealedFields[kind].fields.map((field) => [field, known.get(field) ?? null]);
  return { ...Object.fromEntries(words), lineItems: document.lineItems };
}
