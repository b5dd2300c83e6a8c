import { useMemo } from "react";
import { messageOfError } from "#web/base/message-of-error.ts";
import { type CategoryOf, type CategoryOwner, useCategories } from "#web/catalogue/catalogue-queries.ts";
import { type CatalogueRow, catalogueRows, readableCategories } from "#web/catalogue/catalogue-rows.ts";
import type { RecordsResult } from "#web/records/queries.ts";

/** A catalogue as its screen needs it: items with their categories, or why they could not be read. */
export interface Catalogue<T> {
  owner: CategoryOwner;
  rows: readonly CatalogueRow<T>[];
  categories: readonly CategoryOf<CategoryOwner>[];
  loading: boolean;
  /** The query of the items; while `isPartial`, more rows are still to be read. */
  items: RecordsResult<T>;
  failure: { detail: string; retry: () => void; retrying: boolean } | null;
}

/** Reads the categories in addition to the items of a list. */
export function useCatalogue<T extends { id: string; name: string; categoryId: string | null }>(
  owner: CategoryOwner,
  items: RecordsResult<T>,
): Catalogue<T> {
  const filing = useCategories(owner);
  const categories = useMemo(() => readableCategories(filing.data ?? []), [filing.data]);
  const rows = useMemo(() => catalogueRows(items.data ?? [], categories), [items.data, categories]);
  const missing = [items, filing].filter((query) => query.data === undefined);
  const failed = missing.filter((query) => query.isError);
  return {
    owner,
    rows,
    categories,
    loading: failed.length === 0 && missing.length > 0,
    items,
    failure:
      failed.length === 0
        ? null
        : {
            detail: messageOfError(failed[0]?.error, "Please try again."),
            retry: () => failed.forEach((query) => void query.refetch()),
            retrying: failed.some((query) => query.isFetching),
          },
  };
}
