import { expect, test } from "vitest";
import { nextSort, type Sort, sortRows, sortWords } from "#web/tables/data-table-sort.ts";

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

test("a sort order is named after what is in the column", () => {
  expect(sortWords([null, 5]).descending).toBe("highest first");
  expect(sortWords(["2026-11-21"]).descending).toBe("newest first");
  expect(sortWords(["Ann"]).ascending).toBe("A to Z");
});
