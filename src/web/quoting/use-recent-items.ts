import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type Instant, millisecondsOf } from "#domain/calendar/instant.ts";
import { type DocumentKind, documentKinds } from "#domain/pricing/document-kind.ts";
import { callPage, readRows } from "#web/base/call.ts";
import { readDocument } from "#web/documents/read-document.ts";
import type { CatalogueItem } from "#web/quoting/item-entry.ts";
import { mostDocuments, mostUsed, newestOf } from "#web/quoting/most-used.ts";
import type { DocumentId } from "#web/records/document-kinds.ts";
import { documentResources } from "#web/records/document-resources.ts";

const mostItems = 8;

/**
 * The items of the price list that were used lately, worked out from the newest documents of the last 90 days: those in
 * most documents first, of equals the latest. Empty until they are read, and where they cannot be.
 */
export function useRecentItems(items: readonly CatalogueItem[]): {
  recent: CatalogueItem[];
  isPending: boolean;
} {
  const { data, isPending } = useQuery({
    queryKey: ["recent-items"],
    queryFn: ({ client }) => readRecentIds(client),
    staleTime: 5 * 60_000,
    retry: false,
  });
  const byId = new Map(items.map((item) => [item.source.id as string, item]));
  const recent = (data ?? []).flatMap((id) => byId.get(id) ?? []).slice(0, mostItems);
  return { recent, isPending };
}

/** The ids of the items in the newest documents, the most used first. @throws CallError */
async function readRecentIds(client: QueryClient): Promise<string[]> {
  const lists = await Promise.all(documentKinds.map(firstPage));
  const newest = newestOf(lists.flat(), Date.now());
  const documents = await Promise.all(newest.map((each) => each.read(client)));
  return mostUsed(documents);
}

async function firstPage<K extends DocumentKind>(kind: K) {
  const { list } = documentResources[kind].routes;
  const { rows } = await callPage(list, { limit: mostDocuments });
  return (readRows(list, rows) as { id: DocumentId<K>; createdAt: Instant }[]).map(({ id, createdAt }) => ({
    at: millisecondsOf(createdAt),
    read: (client: QueryClient) => itemsIn(client, kind, id),
  }));
}

/** The ids of the items of one document; none where it cannot be opened. */
async function itemsIn<K extends DocumentKind>(
  client: QueryClient,
  kind: K,
  id: DocumentId<K>,
): Promise<string[]> {
  const opened = await client.fetchQuery({
    queryKey: [documentResources[kind].key, id],
    queryFn: ({ signal }) => readDocument(kind, id, signal),
    staleTime: 5 * 60_000,
  });
  if (opened.state !== "open") return [];
  const ids = opened.record.lineItems.map(({ materialId, laborItemId }) => materialId ?? laborItemId);
  return [...new Set(ids.filter((each) => each !== null))];
}
