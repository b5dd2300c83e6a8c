import type { QueryClient } from "@tanstack/react-query";
import type { Category } from "#domain/catalogue/catalogue.ts";
import { categoryResource, type ListKind, listResources } from "#web/export/list-kinds.ts";
import { type ListRecords, readableRecords } from "#web/export/list-rows.ts";
import { readWholeList } from "#web/records/reading.ts";

/** All records of a list that can be read, and how many cannot. */
export interface ReadList<K extends ListKind> {
  records: ListRecords[K][];
  /** The number of records that are locked or were tampered with. */
  closed: number;
  categories: Category[];
}

/**
 * Reads a whole list, with its categories if it has any, through the cache that the screens share.
 *
 * @param fresh asks the server even when the cache has an answer
 * @throws CallError
 */
export async function readList<K extends ListKind>(
  client: QueryClient,
  kind: K,
  { fresh }: { fresh: boolean },
): Promise<ReadList<K>> {
  const filing = categoryResource(kind);
  const [list, categories] = await Promise.all([
    readWholeList<ListRecords[K]>(client, listResources[kind], { fresh }),
    filing ? readWholeList<Category>(client, filing, { fresh }) : [],
  ]);
  const records = readableRecords(list);
  return {
    records,
    closed: list.length - records.length,
    categories: categories.flatMap((each) => (each.state === "open" ? [each.record] : [])),
  };
}
