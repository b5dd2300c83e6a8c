import { expect, test } from "vitest";
import type { Category } from "#domain/catalogue/catalogue.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Opened } from "#vault/records/records.ts";
import {
  type CatalogueRow,
  catalogueRows,
  countByCategory,
  filterRows,
  groupByCategory,
  noCategory,
  readableCategories,
} from "#web/catalogue/catalogue-rows.ts";

interface Item {
  id: string;
  version: number;
  name: string;
  categoryId: string | null;
}

function open<T>(record: T): Opened<T> {
  return { state: "open", record, sealed: true };
}

function category(name: string): Category {
  return { id: `id of ${name}` as Id<"Category">, version: 1, name, createdAt: "" };
}

function item(name: string, categoryName: string | null): Item {
  return { id: name, version: 1, name, categoryId: categoryName && `id of ${categoryName}` };
}

/** No item is of a starter list. */
const noStarter = new Map<string, number>();

const categories = readableCategories(["timber", "Paint", "Bricks"].map((name) => open(category(name))));
const items = [
  item("Oak plank", "timber"),
  item("Skip hire", null),
  item("Red brick", "Bricks"),
  item("Pine plank", "timber"),
  item("Lost", "a category that is gone"),
];
const rows = catalogueRows(items.map(open), categories, noStarter);
const textOf = (row: CatalogueRow<Item>) => row.item?.name ?? "";
const found = (search: string, under: string | null) =>
  filterRows(rows, { search, textOf, category: under }).map((row) => row.id);

test("categories are listed in alphabetical order, ignoring case", () => {
  expect(categories.map(({ name }) => name)).toEqual(["Bricks", "Paint", "timber"]);
});

test("items are grouped by category, and those without one come last", () => {
  const groups = groupByCategory(rows).map(({ name, rows: own }) => [name, own.map(({ id }) => id)]);
  expect(groups).toEqual([
    ["Bricks", ["Red brick"]],
    ["timber", ["Oak plank", "Pine plank"]],
    ["Uncategorized", ["Skip hire", "Lost"]],
  ]);
});

test("a category named like the last heading does not take in the items without a category", () => {
  const own = [category("Uncategorized"), category("Zinc")];
  const records = [item("A", "Uncategorized"), item("B", null), item("C", "Zinc")].map(open);
  const groups = groupByCategory(catalogueRows(records, own, noStarter)).map(({ name, rows: [row] }) => [
    name,
    row?.id,
  ]);
  expect(groups).toEqual([
    ["Uncategorized", "A"],
    ["Zinc", "C"],
    ["Uncategorized", "B"],
  ]);
});

test("search and category narrow the list together", () => {
  expect(found("plank", null)).toEqual(["Oak plank", "Pine plank"]);
  expect(found("plank pine", "id of timber")).toEqual(["Pine plank"]);
  expect(found("plank", "id of Bricks")).toEqual([]);
  expect(found("", noCategory)).toEqual(["Skip hire", "Lost"]);
});

test("an item that cannot be read keeps its place without a name", () => {
  const locked: Opened<Item> = { state: "tampered", reason: "plaintext", record: item("Fake", "Paint") };
  const [row] = catalogueRows([locked], categories, noStarter);
  expect(row).toMatchObject({ state: "tampered", item: null, categoryName: "Paint" });
});

test("the items of each category are counted", () => {
  expect(Object.fromEntries(countByCategory(rows))).toMatchObject({ "id of timber": 2, "id of Bricks": 1 });
});
