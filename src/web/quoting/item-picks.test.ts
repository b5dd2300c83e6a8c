import { expect, test } from "vitest";
import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { pence } from "#domain/money/pence.ts";
import type { CatalogueItem, ItemPick } from "#web/quoting/item-entry.ts";
import { pickOf, readPick, withOneLess, withOneMore, withQuantity } from "#web/quoting/item-picks.ts";

const board: CatalogueItem = {
  itemType: "material",
  source: { id: "m1", name: "Board", unitType: "Each", unitCost: pence(1250) } as Material,
};
const joiner: CatalogueItem = {
  itemType: "labour",
  source: { id: "l1", name: "Joiner", rate: pence(4000), rateType: "hour" } as LabourItem,
};
const digger: CatalogueItem = {
  itemType: "labour",
  source: { id: "l2", name: "Digger", rate: pence(28_000), rateType: "day" } as LabourItem,
};

function shown(picks: readonly ItemPick[]): string[] {
  return picks.map(({ item, quantity }) => `${quantity} ${item.source.name}`);
}

test("a first press picks one, the next adds a step: half an hour, or one of anything else", () => {
  const once = withOneMore(withOneMore([], board), joiner);
  expect(shown(once)).toEqual(["1 Board", "1 Joiner"]);
  expect(shown(withOneMore(withOneMore(once, board), joiner))).toEqual(["2 Board", "1.5 Joiner"]);
});

test("less than the least that can be added is not picked any more", () => {
  const picks = [board, joiner, digger].map((item) => ({ item, quantity: "1" }));
  const less = picks.reduce((rest: readonly ItemPick[], { item }) => withOneLess(rest, item), picks);
  expect(shown(less)).toEqual(["0.5 Joiner"]);
  expect(withOneLess(withOneLess(less, joiner), joiner)).toEqual([]);
  expect(withOneLess([], board)).toEqual([]);
});

test("a quantity is read as it was typed, and only that of its item", () => {
  const typed = withQuantity(withOneMore(withOneMore([], board), joiner), joiner, "7.55");
  expect(shown(typed)).toEqual(["1 Board", "7.55 Joiner"]);
  expect(typed.map(readPick)).toMatchObject([
    { line: { name: "Board", quantity: "1", unitPrice: "12.50" } },
    { problems: [{ message: "Quantity must be at least 0.1, in steps of 0.1" }] },
  ]);
  expect(pickOf(typed, digger)).toBeUndefined();
});
