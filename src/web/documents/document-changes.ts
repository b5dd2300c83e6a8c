import { MutationObserver, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { companyWordsOf } from "#domain/documents/document-words.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { StoredProfile } from "#vault/records/document-writes.ts";
import type { Opened } from "#vault/records/records.ts";
import { isRefusal } from "#web/base/call-error.ts";
import {
  changeFields,
  changeNumber,
  changeStatus,
  convertQuote,
  type DocumentSave,
  restoreDocument,
  type SealingContext,
  type StatusChange,
  saveDocument,
} from "#web/documents/document-gateway.ts";
import { readDocument } from "#web/documents/read-document.ts";
import { invoiceStart } from "#web/drafts/quote-as-invoice.ts";
import { companyProfileQuery } from "#web/records/company-queries.ts";
import type { DocumentId, DocumentOf, NewOf, StoredOf } from "#web/records/document-kinds.ts";
import { documentResources } from "#web/records/document-resources.ts";
import type { RecordList } from "#web/records/list.ts";
import { putInList, refreshInList } from "#web/records/reading.ts";
import { useRemoveRecord } from "#web/records/record-changes.ts";
import type { Stored } from "#web/records/resources.ts";
import { whyNotOpen } from "#web/records/why-not-open.ts";
import { askWhereLocked } from "#web/records/writing.ts";

/** Saves a document, and caches the answer. @throws CallError */
export function saveThrough<K extends DocumentKind>(
  client: QueryClient,
  kind: K,
  save: DocumentSave<K>,
): Promise<Opened<DocumentOf<K>>> {
  return new MutationObserver(client, {
    mutationFn: () => saveDocument(kind, save, contextOf(client, kind, save.id)),
    onSuccess: (document) => keep(client, kind, document),
    onError: (error) => {
      followProfile(client, error);
      if (save.version !== null) void readAgain(client, kind, save.id);
    },
    onSettled: () => void makeStale(client, kind),
  }).mutate();
}

export function useRemoveDocument<K extends DocumentKind>(kind: K) {
  return useRemoveRecord(documentResources[kind]);
}

export function useRestoreDocument<K extends DocumentKind>(kind: K) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: DocumentId<K>) => restoreDocument(kind, id),
    onSuccess: (document) => keep(client, kind, document),
    onSettled: () => void makeStale(client, kind),
  });
}

/** Changes a status with an optimistic update: the screen shows it at once, and goes back when the server refuses. */
export function useSetStatus<K extends DocumentKind>(kind: K) {
  const client = useQueryClient();
  const { key } = documentResources[kind];
  return useMutation({
    mutationFn: (change: StatusChange<K>) => changeStatus(kind, change),
    onMutate: ({ id, status }: StatusChange<K>) => {
      const list = client.getQueryData<RecordList<Shown>>([key])?.records;
      const before = list?.find(({ record }) => record.id === id);
      const one = client.getQueryData<Opened<Shown>>([key, id]);
      if (before) putInList(client, key, withStatus(before, status));
      if (one) client.setQueryData([key, id], withStatus(one, status));
      return { before, one };
    },
    onError: (_error, { id }, context) => {
      if (context?.before) putInList(client, key, context.before);
      if (context?.one) client.setQueryData([key, id], context.one);
      void readAgain(client, kind, id);
    },
    onSuccess: (document) => keep(client, kind, document),
    onSettled: () => void makeStale(client, kind),
  });
}

function withStatus(opened: Opened<Shown>, status: string): Opened<Shown> {
  return { ...opened, record: { ...opened.record, status } };
}

type Shown = Stored & { status: string };

export function useSetInvoiceNumber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, invoiceNumber }: Pick<Invoice, "id" | "invoiceNumber">) =>
      changeNumber(id, invoiceNumber),
    onSuccess: (invoice) => keep(client, "invoice", invoice),
    onError: (_error, { id }) => void readAgain(client, "invoice", id),
    onSettled: () => void makeStale(client, "invoice"),
  });
}

/** Changes some fields of a document that is on the screen. */
export function useChangeFields<K extends DocumentKind>(kind: K) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ document, changed }: { document: DocumentOf<K>; changed: Partial<NewOf<K>> }) =>
      changeFields(kind, document, { changed, profile: () => storedProfile(client) }),
    onSuccess: (document) => keep(client, kind, document),
    onError: (_error, { document }) => void readAgain<K>(client, kind, document.id),
    onSettled: () => void makeStale(client, kind),
  });
}

/** Creates the invoice of a quote, with the terms of the present profile. */
export function useConvertQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: Quote["id"]) => {
      await askWhereLocked();
      const [quote, profile] = await Promise.all([
        readDocument("quote", id),
        client.fetchQuery(companyProfileQuery),
      ]);
      if (quote.state !== "open") throw whyNotOpen(quote);
      return convertQuote(quote.record, {
        terms: invoiceStart(profile?.record ?? null),
        // The words of a profile that cannot be opened must not be trusted.
        company: companyWordsOf(profile?.state === "open" ? profile.record : null),
        profile: profile?.record ?? null,
      });
    },
    onError: (error) => followProfile(client, error),
    onSuccess: (invoice) => keep(client, "invoice", invoice),
    onSettled: (_invoice, _error, id) => {
      void readAgain(client, "quote", id);
      void makeStale(client, "quote");
      void makeStale(client, "invoice");
    },
  });
}

/** Reads the quote of an invoice again, because its status has followed the invoice (decision S8). */
export function useReadQuoteAgain() {
  const client = useQueryClient();
  return (quoteId: Quote["id"]) => {
    void readAgain(client, "quote", quoteId);
    void makeStale(client, "quote");
  };
}

/** Reads a document again that a sending has moved, with its list and the figures. */
export function useReadDocumentAgain<K extends DocumentKind>(kind: K) {
  const client = useQueryClient();
  return (id: DocumentId<K>) => Promise.all([readAgain(client, kind, id), makeStale(client, kind)]);
}

/** What a document's words are sealed with: the profile, and the document as this page has it. */
function contextOf<K extends DocumentKind>(client: QueryClient, kind: K, id: DocumentId<K>): SealingContext {
  const { key } = documentResources[kind];
  const known = client.getQueryData<Opened<DocumentOf<K>>>([key, id]);
  const profile = () => storedProfile(client);
  return known?.state === "open" ? { profile, known: known.record } : { profile };
}

async function storedProfile(client: QueryClient): Promise<StoredProfile | null> {
  return (await client.fetchQuery(companyProfileQuery))?.record ?? null;
}

/** Reads the profile again when the head of a new invoice named an earlier one; the refusal says so. */
function followProfile(client: QueryClient, error: unknown): void {
  if (isRefusal(error, "PROFILE_CHANGED")) void client.invalidateQueries(companyProfileQuery);
}

/** Caches what a write answered, for the document's own screen and for its list. */
function keep<K extends DocumentKind>(client: QueryClient, kind: K, document: Opened<DocumentOf<K>>): void {
  const { key } = documentResources[kind];
  client.setQueryData([key, document.record.id], document);
  putInList(client, key, document);
}

/**
 * Reads a document again that was changed elsewhere: by a conversion, or by somebody else before a write that failed.
 */
function readAgain<K extends DocumentKind>(client: QueryClient, kind: K, id: DocumentId<K>): Promise<void> {
  return refreshInList<StoredOf<K>>(client, documentResources[kind], id);
}

/** Invalidates single documents, the next number and the dashboard. They are read again in the background. */
async function makeStale(client: QueryClient, kind: DocumentKind): Promise<void> {
  const { key } = documentResources[kind];
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === key && queryKey.length > 1 }),
    client.invalidateQueries({ queryKey: ["stats"] }),
  ]);
}
