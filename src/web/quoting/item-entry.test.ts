import { expect, test } from "vitest";
import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { pence } from "#domain/money/pence.ts";
import { speak } from "#web/base/messages.ts";
import {
  blankEntry,
  type CatalogueItem,
  type ItemEntry,
  pricedLine,
  readEntry,
  unreadQuantity,
} from "#web/quoting/item-entry.ts";

const board: CatalogueItem = {
  itemType: "material",
  source: { name: "Board", unitType: "Each", unitCost: pence(1250), sku: "B1" } as Material,
};
const joiner: CatalogueItem = {
  itemType: "labour",
  source: { name: "Joiner", rate: pence(4000), rateType: "hour" } as LabourItem,
};

function read(entry: Partial<ItemEntry>) {
  const result = readEntry({ ...blankEntry, ...entry });
  return "line" in result ? result.line : result.problems.map(({ message }) => message);
}

test("when nothing is chosen, the message names what was looked for", () => {
  expect(read({})).toEqual(["Please select an item type"]);
  expect(read({ type: "material" })).toEqual(["Please select a material item"]);
  expect(read({ type: "labour" })).toEqual(["Please select a labour item"]);
});

test("the message is in the screens' language at that moment", () => {
  speak("en-US");
  expect(read({ type: "labour" })).toEqual(["Please select a labor item"]);
  speak("en-GB");
});

test("a material becomes a line with a copy of its words and cost", () => {
  expect(read({ item: board, quantity: "4" })).toMatchObject({
    itemType: "material",
    name: "Board",
    unit: "Each",
    materialSku: "B1",
    quantity: "4",
    unitPrice: "12.50",
  });
});

test("material is added in whole numbers, hours in tenths", () => {
  expect(read({ item: board, quantity: "1.5" })).toEqual(["Quantity must be a whole number of at least 1"]);
  expect(read({ item: joiner, quantity: "7.55" })).toEqual([
    "Quantity must be at least 0.1, in steps of 0.1",
  ]);
  expect(read({ item: joiner, quantity: "7.5" })).toMatchObject({ itemType: "labour", unit: "hour" });
});

test("a quantity that is no number is said at once, as in a line, and one that is still typed is not", () => {
  const said = (entry: Partial<ItemEntry>) => unreadQuantity({ ...blankEntry, ...entry });
  const whole = "Quantity must be a whole number of at least 1";
  expect(said({ item: board, quantity: "two" })).toBe(whole);
  expect(said({ type: "material", quantity: "two" })).toBe(whole);
  expect(said({ item: joiner, quantity: "two" })).toBe("Quantity must be a number of at least 0.1");
  expect(said({ type: "custom", quantity: "two" })).toBe("Quantity must be a number of at least 0.01");
  expect(["", "0", "0.", "1.55", "2"].map((quantity) => said({ item: joiner, quantity }))).toEqual(
    Array(5).fill(undefined),
  );
  expect(said({ type: "description", quantity: "two" })).toBeUndefined();
  expect(read({ item: joiner, quantity: "two" })).toEqual(["Quantity must be a number of at least 0.1"]);
});

test("an entry has its price before it has a name, and none while an amount cannot be read", () => {
  const skip = { ...blankEntry, type: "custom", cost: "220" } as const;
  expect(pricedLine(skip)).toMatchObject({ name: "", customType: "material", unitPrice: "220" });
  expect(pricedLine({ ...skip, cost: "" })).toBeNull();
  expect(pricedLine({ ...skip, quantity: "two" })).toBeNull();
  expect(pricedLine({ ...skip, customType: null })).toBeNull();
  expect(pricedLine(blankEntry)).toBeNull();
  expect(pricedLine({ ...blankEntry, item: board })).toMatchObject({ name: "Board" });
});

test("a custom item needs a name and a cost above 0", () => {
  expect(read({ type: "custom" })).toEqual([
    "Please enter a custom item name",
    "Please enter a valid cost for the custom item",
  ]);
  expect(read({ type: "custom", name: "Skip", cost: "0" })).toEqual([
    "Please enter a valid cost for the custom item",
  ]);
  expect(read({ type: "custom", name: " Skip ", cost: "220", customType: "labour" })).toMatchObject({
    itemType: "custom",
    name: "Skip",
    customType: "labour",
  });
});

test("a custom item of which nobody has said whether it is material or labour is asked for that", () => {
  const skip = { type: "custom", name: "Skip", cost: "220", customType: null } as const;
  expect(read(skip)).toEqual(["Please choose what this counts as"]);
  expect(read({ ...skip, customType: "labour" })).toMatchObject({ customType: "labour" });
});

test("a description needs text and no cost", () => {
  expect(read({ type: "description", cost: "5" })).toEqual(["Please enter a description"]);
  expect(read({ type: "description", text: "Note", cost: "five" })).toEqual([
    "Enter a cost such as 12.50, or leave it empty",
  ]);
  expect(read({ type: "description", text: "Note" })).toMatchObject({
    itemType: "description",
    name: "Note",
  });
});

test("words that are too long for a line are reported before the line is added", () => {
  const text = "x".repeat(301);
  expect(read({ type: "custom", name: text, cost: "1" })).toEqual(["Must be at most 300 characters"]);
  expect(read({ type: "description", text: "x".repeat(2001) })).toEqual(["Must be at most 2000 characters"]);
  expect(read({ type: "description", text: "x".repeat(2000) })).toMatchObject({ itemType: "description" });
});

test("a barcode scanned into the quantity, or into the cost, is reported as too large", () => {
  const tooLarge = ["This comes to more than 99,999,999.99. Please check the number."];
  expect(read({ item: board, quantity: "5012345678900" })).toEqual(tooLarge);
  expect(read({ type: "custom", name: "Skip", cost: "220", quantity: "5012345678900" })).toEqual(tooLarge);
  expect(read({ type: "description", text: "Permit", cost: "5012345678900" })).toEqual(tooLarge);
  expect(readEntry({ ...blankEntry, type: "custom", name: "Skip", cost: "5012345678900" })).toMatchObject({
    problems: [{ field: "cost" }],
  });
});
