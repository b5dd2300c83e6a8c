import { expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { pence } from "#domain/money/pence.ts";
import { goods } from "#test/support/read-prices.ts";
import type { BroughtMaterials } from "#web/bring-in/bring-catalogue.ts";
import { viewOf } from "#web/bring-in/check-view.ts";
import { planMaterials } from "#web/bring-in/plan-catalogue.ts";
import type { FiledMaterial } from "#web/bring-in/reading-messages.ts";

const materials = ["P1", "T1", "E1", "V1", "W1"].map((sku) => ({
  ...{ name: `Item ${sku}`, sku, category: null, unitCost: pence(1000), unitType: "Each", categoryId: null },
  ...{ id: `id of ${sku}`, version: 1 },
}));

/** What the screen says of a file that the firm's five materials at 10.00 are compared with. */
function view(text: string) {
  const brought = goods(text, { materials }) as unknown as BroughtMaterials<FiledMaterial>;
  const idFor = (key: string) => key as Id<never>;
  return viewOf(planMaterials(brought, { categories: [], language: "en-GB", idFor }), "en-GB", []);
}

test("new prices are told by how they move, the farthest first, and their mean is without what is looked at", () => {
  const { headline, groups } = view("Code,Nett\nP1,11.00\nT1,10.40\nE1,100.00\nV1,9.00\nW1,10.00");
  expect(headline).toBe(
    "5 of 5 are yours: 3 up, average 7.0%, 1 down, 1 same. Look at: Item E1 £10.00 to £100.00.",
  );
  expect(groups.map(({ label, rows }) => [label, rows.map(({ title }) => title)])).toEqual([
    ["Up", ["Item E1", "Item P1", "Item T1"]],
    ["Down", ["Item V1"]],
    ["Same", ["Item W1"]],
    ["Pick from it", []],
    ["Services", []],
  ]);
});

test("what the file knows besides of an item at its old price is there to be ticked, and counts as the same", () => {
  const { groups } = view("Code,Nett,Category\nP1,10.00,Copper");
  const same = groups.find(({ key }) => key === "same");
  expect(same?.rows.map(({ outcome, isTicked }) => [outcome, isTicked])).toEqual([["changed", false]]);
});

test("a file brings new prices once half its codes are the firm's, and otherwise items", () => {
  const file = (...codes: string[]) =>
    goods(`Code,Item,Nett\n${codes.map((code) => `${code},x ${code},9.00`).join("\n")}`, { materials });
  expect(file("P1", "A").isRefresh).toBe(true);
  expect(file("P1", "A", "B").isRefresh).toBe(false);
  expect(file("P1", "T1", "A", "B").isRefresh).toBe(true);
});
