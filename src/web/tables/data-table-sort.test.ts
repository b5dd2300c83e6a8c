import { expect, test } from "vitest";
import { nextSort, type Sort, sortOrders, sortRows } from "#web/tables/data-table-sort.ts";

const rows = [
  { name: "pipe 10 mm", cost: 250 },
  { name: "Élan tap", cost: null },
  { name: "pipe 2 mm", cost: 1_000 },
  { name: "elbow", cost: -5 },
];
const columns = [
  { key: "name", sortValue: (row: (typeof rows)[number]) => row.name },
  { key: "cost", sortValue: (row: (typeof rows)[number]) => row.cost },
  { key: "notes" },
];
const namesBy = (sort: Sort | null) => sortRows(rows, columns, sort).map((row) => row.name);

test("names are sorted as people do: ignoring case and accents, 2 before 10", () => {
  const ascending = ["Élan tap", "elbow", "pipe 2 mm", "pipe 10 mm"];
  expect(namesBy({ key: "name", direction: "ascending" })).toEqual(ascending);
  expect(namesBy({ key: "name", direction: "descending" })).toEqual(ascending.toReversed());
});

test("amounts are sorted as numbers, and rows without one come last both ways", () => {
  expect(namesBy({ key: "cost", direction: "ascending" })).toEqual([
    "elbow",
    "pipe 10 mm",
    "pipe 2 mm",
    "Élan tap",
  ]);
  expect(namesBy({ key: "cost", direction: "descending" })).toEqual([
    "pipe 2 mm",
    "pipe 10 mm",
    "elbow",
    "Élan tap",
  ]);
});

test("without a sort order, or by a column that cannot be sorted, rows keep their order", () => {
  expect(sortRows(rows, columns, null)).toBe(rows);
  expect(sortRows(rows, columns, { key: "notes", direction: "ascending" })).toBe(rows);
});

test("pressing a head sorts ascending, again descending, and another head ascending", () => {
  const first = nextSort(null, "cost");
  expect(first).toEqual({ key: "cost", direction: "ascending" });
  expect(nextSort(first, "cost").direction).toBe("descending");
  expect(nextSort(nextSort(first, "cost"), "cost").direction).toBe("ascending");
  expect(nextSort(first, "name")).toEqual({ key: "name", direction: "ascending" });
});

test("a sort order is named after its column and what is in it, and columns that cannot be sorted have none", () => {
  const labelled = columns.map((column) => ({ ...column, header: column.key }));
  expect(sortOrders(labelled, rows).map(({ label }) => label)).toEqual([
    ...["name: A to Z", "name: Z to A", "cost: lowest first", "cost: highest first"],
  ]);
  const days = [{ key: "day", header: "Date", sortValue: (day: string | null) => day }];
  expect(sortOrders(days, [null, "2026-11-21"])).toEqual([
    { value: "day-ascending", label: "Date: oldest first", sort: { key: "day", direction: "ascending" } },
    { value: "day-descending", label: "Date: newest first", sort: { key: "day", direction: "descending" } },
  ]);
});
