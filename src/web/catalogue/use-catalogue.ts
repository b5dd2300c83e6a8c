import { useMemo } from "react";
import { type CategoryOf, type CategoryOwner, useCategories } from "#web/catalogue/catalogue-queries.ts";
import { type CatalogueRow, catalogueRows, readableCategories } from "#web/catalogue/catalogue-rows.ts";
import { type ListState, listState } from "#web/records/list-state.ts";
import type { RecordsResult } from "#web/records/queries.ts";
import { useStarterIds } from "#web/records/use-starter-ids.ts";

/** A catalogue as its screen needs it: items with their categories, or why they could not be read. */
export interface Catalogue<T> extends ListState {
  owner: CategoryOwner;
  rows: readonly CatalogueRow<T>[];
  categories: readonly CategoryOf<CategoryOwner>[];
  /** The query of the items; while `isPartial`, more rows are still to be read. */
  items: RecordsResult<T>;
}

/** Reads the categories in addition to the items of a list. */
export function useCatalogue<
  T extends { id: string; version: number; name: string; categoryId: string | null },
>(owner: CategoryOwner, items: RecordsResult<T>): Catalogue<T> {
  const filing = useCategories(owner);
  const categories = useMemo(() => readableCategories(filing.data ?? []), [filing.data]);
  const starter = useStarterIds();
  const rows = useMemo(
    () => catalogueRows(items.data ?? [], categories, starter),
    [items.data, categories, starter],
  );
  return { owner, rows, categories, items, ...listState([items, filing]) };
}
