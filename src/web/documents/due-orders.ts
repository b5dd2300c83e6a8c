import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import type { SortOrder } from "#web/tables/data-table-sort.ts";
import { orderValue } from "#web/tables/order-value.ts";

/** The order of the newest first, in which lists begin. */
export const latestFirst = { value: "latest", label: "Latest first", sort: null };

/**
 * What documents are sorted by without a column of its own: the day by which the customer pays or answers. Documents
 * without one come last.
 */
export const dueColumn = {
  key: "due",
  sortValue: ({ record }: { record: Summary }): LocalDate | null =>
    "dueDate" in record ? record.dueDate : record.validUntil,
};

const headers: Record<DocumentKind, string> = { quote: "Valid until", invoice: "Due date" };

/** The sort orders by that day: the one that has been late for longest first, or the reverse. */
export function dueOrders(kind: DocumentKind): SortOrder[] {
  return (
    [
      ["ascending", "earliest first"],
      ["descending", "latest first"],
    ] as const
  ).map(([direction, words]) => {
    const sort = { key: dueColumn.key, direction };
    return { value: orderValue(sort), label: `${headers[kind]}: ${words}`, sort };
  });
}
