import { orderValue } from "#web/tables/order-value.ts";
import { compareKeys, orderKey } from "#web/ui/text-order.ts";

/** The sort order of a table: by which column, and in which direction. */
export interface Sort {
  key: string;
  direction: "ascending" | "descending";
}

type SortValue = string | number | null;

interface SortableColumn<Row> {
  key: string;
  sortValue?: (row: Row) => SortValue;
}

/**
 * The rows in the given sort order; unchanged without one, or when the column cannot be sorted. Text is compared as
 * people do (ignoring case and accents, 2 before 10); rows without a value come last both ways; equal rows keep their
 * order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const sortValueOf = columns.find((column) => column.key === sort?.key)?.sortValue;
  if (sort === null || sortValueOf === undefined) return rows;
  const sign = sort.direction === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keyOf(sortValueOf(row)) }))
    .sort((left, right) => compareValues(left.key, right.key, sign))
    .map(({ row }) => row);
}

/** The sort order after pressing a column's head: ascending first, then descending, then ascending again. */
export function nextSort(present: Sort | null, key: string): Sort {
  const turns = present?.key === key && present.direction === "ascending";
  return { key, direction: turns ? "descending" : "ascending" };
}

/** A sort order that is chosen by name, where there is no column head to press. */
export interface SortOrder {
  value: string;
  /** "Unit Cost: lowest first" */
  label: string;
  sort: Sort;
}

/** The sort orders of a table: both directions of each column that can be sorted. */
export function sortOrders<Row>(
  columns: readonly (SortableColumn<Row> & { header: string })[],
  rows: readonly Row[],
): SortOrder[] {
  return columns.flatMap(({ key, header, sortValue }) => {
    if (!sortValue) return [];
    const words = sortWords(rows.map(sortValue));
    return (["ascending", "descending"] as const).map((direction) => ({
      value: orderValue({ key, direction }),
      label: `${header}: ${words[direction]}`,
      sort: { key, direction },
    }));
  });
}

/**
 * Words for the two sort directions of a column, depending on what is in it: amounts, days ("2026-11-21") or other
 * text.
 */
function sortWords(values: readonly SortValue[]): { ascending: string; descending: string } {
  const sample = values.find((value) => value !== null);
  if (typeof sample === "number") return { ascending: "lowest first", descending: "highest first" };
  const isDay = sample !== undefined && /^\d{4}-\d{2}-\d{2}/.test(String(sample));
  return isDay
    ? { ascending: "oldest first", descending: "newest first" }
    : { ascending: "A to Z", descending: "Z to A" };
}

function keyOf(value: SortValue): SortValue {
  return typeof value === "string" ? orderKey(value) : value;
}

function compareValues(left: SortValue, right: SortValue, sign: 1 | -1): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (typeof left === "number" && typeof right === "number") return sign * (left - right);
  return sign * compareKeys(String(left), String(right));
}
