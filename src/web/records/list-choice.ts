import type { Sort } from "#web/tables/data-table-sort.ts";
import type { SelectOption } from "#web/ui/select.tsx";

/** One choice of the sheet in which a list is filtered and sorted. */
export interface ListChoice {
  /** "Status" */
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChoose: (value: string) => void;
}

/** The choice of a sort order. @param value the order that the list has */
export function orderChoice<S extends Sort | null>(
  orders: readonly { value: string; label: string; sort: S }[],
  value: string,
  onSortChange: (sort: S) => void,
): ListChoice {
  const onChoose = (chosen: string) => {
    const order = orders.find((each) => each.value === chosen);
    if (order) onSortChange(order.sort);
  };
  return { label: "Sort by", options: orders, value, onChoose };
}
