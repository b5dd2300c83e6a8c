import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Id } from "#domain/account/id.ts";
import {
  companyWordsOf,
  type DocumentKind,
  type Invoice,
  type Quote,
} from "#domain/documents/trade-document.ts";
import type { Opened } from "#vault/records.ts";
import { askWhereLocked } from "#web/app/record-gateway.ts";
import type { RecordList } from "#web/app/record-list.ts";
import { useRecords, useRemoveRecord } from "#web/app/record-queries.ts";
import { putInList, refreshInList } from "#web/app/record-reading.ts";
import { companyProfileQuery } from "#web/company/company-queries.ts";
import { invoiceStart } from "#web/documents/document-draft.ts";
import {
  changeDocument,
  convertQuote,
  type DocumentSave,
  readDocument,
  readNextNumber,
  restoreDocument,
  saveDocument,
  saveWorkSummary,
} from "#web/documents/document-gateway.ts";
import { type DocumentOf, documentKinds, type SummaryOf } from "#web/documents/document-kinds.ts";
import { today } from "#web/documents/today.ts";
import { whyClosed } from "#web/vault/vault-session.ts";

/** All quotes or invoices without their lines, newest first. */
export function useDocuments<K extends DocumentKind>(kind: K) {
  return useRecords<SummaryOf<K>>(documentKinds[kind].resource);
}

/** One document with its lines; not asked for while there is no id. */
export function useDocument<K extends DocumentKind>(kind: K, id: string | null) {
  return useQuery({
    queryKey: [documentKinds[kind].resource.key, id],
    queryFn: ({ signal }) => readDocument(kind, id as Id, signal),
    enabled: id !== null,
  });
}

/** The number the next invoice would take, read anew for each new invoice. */
export function useNextInvoiceNumber(enabled: boolean) {
  return useQuery({
    queryKey: [documentKinds.invoice.resource.key, "next-number"],
    queryFn: ({ signal }) => readNextNumber(signal),
    enabled,
    staleTime: 0,
  });
}

/** Makes or changes a document. */
export function useSaveDocument<K extends DocumentKind>(kind: K) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: DocumentSave<K>) => saveDocument(kind, save),
    onSuccess: (document) => keep(client, kind, document),
    onError: (_error, { id, version }) => {
      if (version !== null) void readAgain(client, kind, id);
    },
    onSettled: () => void makeStale(client, kind),
  });
}

/** Deletes a document. */
export function useRemoveDocument(kind: DocumentKind) {
  return useRemoveRecord(documentKinds[kind].resource);
}

/** Brings back a document that was just deleted. */
export function useRestoreDocument<K extends DocumentKind>(kind: K) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: Id) => restoreDocument(kind, id),
    onSuccess: (document) => keep(client, kind, document),
    onSettled: () => void makeStale(client, kind),
  });
}

/** Changes a status at once on the screen, and back again where the server refuses (specification 2 §4). */
export function useSetStatus<K extends DocumentKind>(kind: K) {
  const client = useQueryClient();
  const { key } = documentKinds[kind].resource;
  return useMutation({
    mutationFn: ({ id, status }: StatusChange<K>) => changeDocument(kind, id, { status }),
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

type Shown = { id: string; status: string };

interface StatusChange<K extends DocumentKind> {
  id: Id;
  status: DocumentOf<K>["status"];
}

/** Changes an invoice's number. */
export function useSetInvoiceNumber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, invoiceNumber }: Pick<Invoice, "id" | "invoiceNumber">) =>
      changeDocument("invoice", id, { invoiceNumber }),
    onSuccess: (invoice) => keep(client, "invoice", invoice),
    onError: (_error, { id }) => void readAgain(client, "invoice", id),
    onSettled: () => void makeStale(client, "invoice"),
  });
}

/** Changes the work summary of a document. */
export function useSaveWorkSummary<K extends DocumentKind>(kind: K) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ document, text }: { document: DocumentOf<K>; text: string | null }) =>
      saveWorkSummary(kind, document, text),
    onSuccess: (document) => keep(client, kind, document),
    onError: (_error, { document }) => void readAgain(client, kind, document.id),
    onSettled: () => void makeStale(client, kind),
  });
}

/** Makes the invoice of a quote, with the terms of today's profile. */
export function useConvertQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: Quote["id"]) => {
      await askWhereLocked();
      const [quote, profile] = await Promise.all([
        readDocument("quote", id),
        client.fetchQuery(companyProfileQuery),
      ]);
      if (quote.state !== "open") throw whyClosed();
      return convertQuote(quote.record, {
        terms: invoiceStart(profile?.record ?? null, today()),
        // Words of a profile that cannot be read are not to be trusted.
        company: companyWordsOf(profile?.state === "open" ? profile.record : null),
      });
    },
    onSuccess: (invoice) => keep(client, "invoice", invoice),
    onSettled: (_invoice, _error, id) => {
      void readAgain(client, "quote", id);
      void makeStale(client, "quote");
      void makeStale(client, "invoice");
    },
  });
}

/** Reads the quote of an invoice again, whose status has followed the invoice (decision S8). */
export function useReadQuoteAgain() {
  const client = useQueryClient();
  return (quoteId: Quote["id"]) => {
    void readAgain(client, "quote", quoteId);
    void makeStale(client, "quote");
  };
}

/** Keeps what a write answered, for the document's own screen and for its list. */
function keep<K extends DocumentKind>(client: QueryClient, kind: K, document: Opened<DocumentOf<K>>): void {
  const { key } = documentKinds[kind].resource;
  client.setQueryData([key, document.record.id], document);
  putInList(client, key, document);
}

/** A document that was changed elsewhere: by a conversion, or by somebody else before a write that failed. */
function readAgain(client: QueryClient, kind: DocumentKind, id: string): Promise<void> {
  return refreshInList(client, documentKinds[kind].resource, id as Id);
}

/** Single documents, the next number and the dashboard are read again, in the background: nobody waits for it. */
async function makeStale(client: QueryClient, kind: DocumentKind): Promise<void> {
  const { key } = documentKinds[kind].resource;
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === key && queryKey.length > 1 }),
    client.invalidateQueries({ queryKey: ["stats"] }),
  ]);
}
