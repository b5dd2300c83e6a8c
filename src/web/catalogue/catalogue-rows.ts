import type { Category } from "#domain/catalogue/catalogue.ts";
import { isUnchanged, type StarterIds } from "#domain/catalogue/starter-list.ts";
import type { Opened } from "#vault/records/records.ts";
import { messages } from "#web/base/messages.ts";
import { sortedByName } from "#web/records/by-name.ts";
import { findAll } from "#web/ui/combobox-matches.ts";

interface Filed {
  id: string;
  version: number;
  name: string;
  categoryId: string | null;
}

/** A material or labour item with its category's name; an item that cannot be read has the reason instead. */
export type CatalogueRow<T> = RowPlace &
  ({ state: "open"; item: T } | { state: "locked" | "tampered"; item: null });

interface RowPlace {
  id: string;
  categoryId: string | null;
  categoryName: string | null;
  /** Its price is of a starter list, and nobody has changed the item ([Note: Starter price lists]). */
  isGuidePrice: boolean;
}

/** The categories that can be read, in alphabetical order. */
export function readableCategories<C extends Category>(records: readonly Opened<C>[]): C[] {
  return sortedByName(records.flatMap((each) => (each.state === "open" ? [each.record] : [])));
}

/**
 * Pairs each item with the name of its category. An unchanged item keeps its row object, so that it is not rendered
 * again.
 */
export function catalogueRows<T extends Filed>(
  records: readonly Opened<T>[],
  categories: readonly Category[],
  starter: StarterIds,
): CatalogueRow<T>[] {
  const names = new Map<string, string>(categories.map(({ id, name }) => [id, name]));
  return records.map((opened) => {
    const { categoryId } = opened.record;
    const categoryName = (categoryId && names.get(categoryId)) ?? null;
    const before = known.get(opened) as CatalogueRow<T> | undefined;
    const isGuidePrice = isUnchanged(starter, opened.record);
    if (before?.categoryName === categoryName && before.isGuidePrice === isGuidePrice) return before;
    const row = rowOf(opened, { categoryName, isGuidePrice });
    known.set(opened, row);
    return row;
  });
}

/** Memoises the row of each record. */
const known = new WeakMap<object, CatalogueRow<unknown>>();

function rowOf<T extends Filed>(
  opened: Opened<T>,
  known: Pick<RowPlace, "categoryName" | "isGuidePrice">,
): CatalogueRow<T> {
  const { id, categoryId } = opened.record;
  const place = { id, categoryId, ...known };
  return opened.state === "open"
    ? { ...place, state: "open", item: opened.record }
    : { ...place, state: opened.state, item: null };
}

/** What a list is filtered by. */
export interface CatalogueFilter<T> {
  search: string;
  /** The text that an item is found by. The same function each time. */
  textOf: (row: CatalogueRow<T>) => string;
  /** A category's id, `noCategory`, or null for all. */
  category: string | null;
}

/** Stands for the items without a category, in place of a category's id. */
export const noCategory = "none";

/** The rows that contain every word of the search and belong to the category, in the same order. */
export function filterRows<T>(
  rows: readonly CatalogueRow<T>[],
  { search, textOf, category }: CatalogueFilter<T>,
): readonly CatalogueRow<T>[] {
  const found = findAll(rows, search, textOf);
  return category === null ? found : found.filter((row) => isUnder(row, category));
}

function isUnder<T>(row: CatalogueRow<T>, category: string | null): boolean {
  if (category === null) return true;
  return category === noCategory ? row.categoryName === null : row.categoryId === category;
}

export interface CategoryGroup<T> {
  /** The category's id, or "" for the last group. */
  key: string;
  name: string;
  rows: CatalogueRow<T>[];
}

/** The rows grouped by category, in alphabetical order; "Uncategorized" is always last. */
export function groupByCategory<T>(rows: readonly CatalogueRow<T>[]): CategoryGroup<T>[] {
  const groups = new Map<string, CategoryGroup<T>>();
  for (const row of rows) {
    const key = (row.categoryName && row.categoryId) ?? "";
    const group = groups.get(key) ?? {
      key,
      name: row.categoryName ?? messages().catalogue.uncategorized,
      rows: [],
    };
    group.rows.push(row);
    groups.set(key, group);
  }
  const last = groups.get("");
  groups.delete("");
  return [...sortedByName([...groups.values()]), ...(last ? [last] : [])];
}

/** The number of items in each category, by its id. */
export function countByCategory<T>(rows: readonly CatalogueRow<T>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryId } of rows) {
    if (categoryId !== null) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  }
  return counts;
}
