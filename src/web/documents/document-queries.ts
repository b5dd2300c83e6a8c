import { useQuery } from "@tanstack/react-query";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { readDocument } from "#web/documents/read-document.ts";
import type { DocumentId, SummaryOf } from "#web/records/document-kinds.ts";
import { documentResources } from "#web/records/document-resources.ts";
import { readSlices } from "#web/records/gateway.ts";
import { useRecords } from "#web/records/queries.ts";

/** All quotes or invoices without their lines, newest first. */
export function useDocuments<K extends DocumentKind>(kind: K) {
  return useRecords<SummaryOf<K>>(documentResources[kind]);
}

/** The documents that name a customer by id, without their lines, newest first. */
export function useDocumentsOf<K extends DocumentKind>(kind: K, customerId: Id<"Customer">) {
  return useQuery({
    queryKey: [documentResources[kind].key, "of", customerId],
    queryFn: () => readAll(kind, { customerId }),
  });
}

/** The invoices that are still to be paid, without their lines. */
export function useOwedInvoices() {
  return useQuery({
    queryKey: [documentResources.invoice.key, "owed"],
    queryFn: () => readAll("invoice", { owed: "true" }),
  });
}

async function readAll<K extends DocumentKind>(kind: K, only: Parameters<typeof readSlices>[1]) {
  const read: Opened<SummaryOf<K>>[] = [];
  for await (const { records } of readSlices<SummaryOf<K>>(documentResources[kind], only))
    read.push(...records);
  return read;
}

/** One document with its lines. Nothing is requested while the id is null. */
export function useDocument<K extends DocumentKind>(kind: K, id: string | null) {
  return useQuery({
    queryKey: [documentResources[kind].key, id],
    queryFn: ({ signal }) => readDocument(kind, id as DocumentId<K>, signal),
    enabled: id !== null,
  });
}
