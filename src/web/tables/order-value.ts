import type { Sort } from "#web/tables/data-table-sort.ts";

/** The value of a sort order, in choices and in addresses: "total-descending". */
export function orderValue({ key, direction }: Sort): string {
  return `${key}-${direction}`;
}
