import { useMemo } from "react";
import { type CategoryOf, type CategoryOwner, useCategories } from "#web/catalogue/catalogue-queries.ts";
import {
  type CatalogueFilter,
  type CatalogueRow,
  catalogueRows,
  filterRows,
  readableCategories,
} from "#web/catalogue/catalogue-rows.ts";
import { type ListState, listState } from "#web/records/list-state.ts";
import type { RecordsResult } from "#web/records/queries.ts";
import { useShownList } from "#web/records/shown-list.ts";
import { useStarterIds } from "#web/records/use-starter-ids.ts";

/** A catalogue as its screen needs it: items with their categories, or why they could not be read. */
export interface Catalogue<T> extends ListState {
  owner: CategoryOwner;
  rows: readonly CatalogueRow<T>[];
  categories: readonly CategoryOf<CategoryOwner>[];
  /** The query of the items; while `isPartial`, more rows are still to be read. */
  items: RecordsResult<T>;
}

interface Item {
  id: string;
  version: number;
  name: string;
  categoryId: string | null;
}

/** Reads the categories in addition to the items of a list. */
export function useCatalogue<T extends Item>(owner: CategoryOwner, items: RecordsResult<T>): Catalogue<T> {
  const filing = useCategories(owner);
  const categories = useMemo(() => readableCategories(filing.data ?? []), [filing.data]);
  const starter = useStarterIds();
  const rows = useMemo(
    () => catalogueRows(items.data ?? [], categories, starter),
    [items.data, categories, starter],
  );
  return { owner, rows, categories, items, ...listState([items, filing]) };
}

/** The rows that a search and a filter leave of what has been read, and of the whole list when it is exported. */
export function useFoundRows<T extends Item>(
  { owner, rows }: Catalogue<T>,
  { search, textOf, category }: CatalogueFilter<T>,
): readonly CatalogueRow<T>[] {
  const starter = useStarterIds();
  useShownList<T>(owner === "categories" ? "material" : "laborItem", (whole, categories) =>
    filterRows(catalogueRows(whole, categories, starter), { search, textOf, category }),
  );
  return useMemo(() => filterRows(rows, { search, textOf, category }), [rows, search, textOf, category]);
}
