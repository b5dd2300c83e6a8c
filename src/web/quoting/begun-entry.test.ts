import { expect, test } from "vitest";
import { begun } from "#web/quoting/begun-entry.ts";
import { blankEntry, type CatalogueItem } from "#web/quoting/item-entry.ts";

const item = { itemType: "material", source: { id: "oak", name: "Oak board" } } as unknown as CatalogueItem;
const picks = [
  { item, quantity: "1" },
  { item, quantity: "2" },
];

test("what is chosen, typed or picked of the next items is counted before it would be left out", () => {
  expect([null, blankEntry].map(begun)).toEqual([null, null]);
  const one = "1 item not added yet.";
  expect(begun({ ...blankEntry, item, quantity: "7" })).toBe(one);
  expect(begun({ ...blankEntry, type: "custom", name: "Skip hire" })).toBe(one);
  expect(begun({ ...blankEntry, picks })).toBe("2 items not added yet.");
  expect(begun({ ...blankEntry, picks, type: "custom", name: "Skip hire" })).toBe("3 items not added yet.");
});
