import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { dueOrders, latestFirst } from "#web/documents/due-orders.ts";
import { orderChoice } from "#web/records/list-choice.ts";
import type { Sort, SortOrder } from "#web/tables/data-table-sort.ts";
import { orderValue } from "#web/tables/order-value.ts";
import { Select } from "#web/ui/select.tsx";

interface OrderChoiceProps {
  kind: DocumentKind;
  /** Null for the latest first. */
  sort: Sort | null;
  /** The orders that the heads of a table give, where there are none. */
  ofColumns?: readonly SortOrder[];
  onSortChange: (sort: Sort | null) => void;
}

/** The sort order of a list. Where the head of a table gives the present one, nothing is chosen here. */
export function OrderChoice({ kind, sort, ofColumns = [], onSortChange }: OrderChoiceProps) {
  const orders = [latestFirst, ...dueOrders(kind), ...ofColumns];
  const value = sort === null ? latestFirst.value : orderValue(sort);
  const isOther = !orders.some((order) => order.value === value);
  return (
    <Select
      aria-label="Sort by"
      options={orders}
      {...(isOther && { placeholder: "By a column" })}
      value={isOther ? "" : value}
      onValueChange={orderChoice<Sort | null>(orders, value, onSortChange).onChoose}
    />
  );
}
