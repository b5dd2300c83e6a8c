import type { QueryClient } from "@tanstack/react-query";
import type { Category } from "#domain/catalogue/catalogue.ts";
import type { Opened } from "#vault/records/records.ts";
import { readableRecords } from "#web/export/list-rows.ts";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { isDocument, type ListRecords, nounRecords } from "#web/records/noun-records.ts";
import { readWholeList } from "#web/records/reading.ts";
import type { ListResource, Stored } from "#web/records/resources.ts";
import type { Choice, ListedRecord } from "#web/records/shown-list.ts";

/** All records of a list that can be read, and how many cannot. */
export interface ReadList<K extends ListKind> {
  records: ListRecords[K][];
  /** The number of records that are locked or were tampered with. */
  closed: number;
  /** The number of all records of the list, whether they are asked for or not. */
  total: number;
  categories: Category[];
}

/**
 * Reads a whole list, with its categories if it has any, through the cache that the screens share.
 *
 * @param fresh asks the server even when the cache has an answer
 * @param choice chooses the records that are asked for, once all are read; without it, all of them
 * @throws CallError
 */
export async function readList<K extends ListKind>(
  client: QueryClient,
  kind: K,
  { fresh, choice }: { fresh: boolean; choice?: Choice<ListRecords[K]> | undefined },
): Promise<ReadList<K>> {
  const { resource } = nounRecords[kind];
  const [whole, filing] = await Promise.all([
    isDocument(kind)
      ? readWholeList(client, withLines(resource), { fresh: true })
      : readWholeList(client, resource, { fresh }),
    readCategories(client, kind, { fresh }),
  ]);
  const categories = filing.flatMap((each) => (each.state === "open" ? [each.record] : []));
  const list = choice ? chosen(whole, choice(whole, categories)) : whole;
  const records = readableRecords(list);
  return {
    records,
    closed: list.length - records.length,
    total: whole.length,
    categories,
  };
}

/** Those of the list that were chosen, in the order of the list. */
function chosen<T extends Stored>(whole: readonly Opened<T>[], choice: readonly ListedRecord[]): Opened<T>[] {
  const ids = new Set(choice.map((each) => ("record" in each ? each.record.id : each.id)));
  return whole.filter(({ record }) => ids.has(record.id));
}

/** The list of documents with the words that are kept with their lines, which files have and screens have not. */
function withLines<T extends Stored>(resource: ListResource<T>): ListResource<T> {
  return { ...resource, key: `${resource.key}-with-lines`, withLines: true };
}

/** The categories of a list, locked ones too; none for a list without categories. */
async function readCategories(
  client: QueryClient,
  kind: ListKind,
  options: { fresh: boolean },
): Promise<readonly Opened<Category>[]> {
  if (kind === "material") return readWholeList(client, catalogueResources.categories, options);
  return kind === "laborItem" ? readWholeList(client, catalogueResources.labourCategories, options) : [];
}
