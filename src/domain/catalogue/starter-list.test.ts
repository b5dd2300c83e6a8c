import { expect, test } from "vitest";
import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import {
  formatStarterIds,
  guidePriced,
  guidePrices,
  hasUnkept,
  isUnchanged,
  type PriceList,
  parseStarterIds,
  starterRemoval,
  withKept,
} from "#domain/catalogue/starter-list.ts";
import type { Id } from "#domain/ids/id.ts";
import { pence } from "#domain/money/pence.ts";

const stored = { createdAt: "2026-11-24T09:00:00.000Z" };

function material(id: string, version: number, category: string | null): Material {
  const categoryId = category as Id<"Category"> | null;
  const words = { name: id, sku: null, unitType: "Each" };
  return { ...stored, ...words, id: id as Id<"Material">, version, unitCost: pence(400), categoryId };
}

function rate(id: string, version: number, category: string): LabourItem {
  const categoryId = category as Id<"LabourCategory">;
  const own = { name: id, rate: pence(5000), rateType: "hour" as const };
  return { ...stored, ...own, id: id as Id<"LabourItem">, version, categoryId };
}

function category<N extends "Category" | "LabourCategory">(id: string, version = 1): Category<N> {
  return { ...stored, id: id as Id<N>, version, name: id };
}

const list: PriceList = {
  materials: [
    material("pipe", 1, "pipework"),
    material("elbow", 2, "fittings"),
    material("own", 1, "valves"),
  ],
  labour: [rate("plumber", 1, "time")],
  categories: [category("pipework"), category("fittings"), category("valves"), category("renamed", 2)],
  labourCategories: [category("time")],
};

const starter = new Map(
  ["pipe", "elbow", "deleted", "plumber", "pipework", "fittings", "valves", "renamed", "time"].map(
    (id) => [id, 1] as const,
  ),
);

test("removing takes what is unchanged, and says how many changed items stay", () => {
  const { taken, staying } = starterRemoval(starter, list);
  expect(taken.materials.map(({ id }) => id)).toEqual(["pipe"]);
  expect(taken.labour.map(({ id }) => id)).toEqual(["plumber"]);
  expect(staying).toBe(1);
});

test("a category goes when it is unchanged and nothing that stays is filed under it", () => {
  const { taken } = starterRemoval(starter, list);
  expect(taken.categories.map(({ id }) => id)).toEqual(["pipework"]);
  expect(taken.labourCategories.map(({ id }) => id)).toEqual(["time"]);
});

test("without a starter list nothing is taken", () => {
  const nothing = { materials: [], labour: [], categories: [], labourCategories: [] };
  expect(starterRemoval(new Map(), list)).toEqual({ taken: nothing, staying: 0 });
});

test("what came back with an undo is unchanged at the version that it came back with", () => {
  const returned = new Map([["pipe", 3]]);
  expect(isUnchanged(returned, { id: "pipe", version: 3 })).toBe(true);
  expect(isUnchanged(returned, { id: "pipe", version: 4 })).toBe(false);
  expect(isUnchanged(returned, { id: "other", version: 3 })).toBe(false);
});

test("the ids are read back from the text that keeps them, without the lines that cannot be read", () => {
  expect(parseStarterIds(formatStarterIds(starter))).toEqual(starter);
  expect(parseStarterIds("")).toEqual(new Map());
  expect(parseStarterIds("pipe 1\nelbow\n 2\ntee zero\nvalve -1")).toEqual(new Map([["pipe", 1]]));
});

test("a line has a guide price while neither its item nor its price was changed, and not once that is kept", () => {
  const starter = new Map([...["pipe", "elbow", "plumber"].map((id) => [id, 1] as const)]);
  const line = (id: string, unitPrice: number, isLabour = false) => ({
    materialId: isLabour ? null : (id as Id<"Material">),
    laborItemId: isLabour ? (id as Id<"LabourItem">) : null,
    unitPrice: pence(unitPrice),
  });
  const lines = [line("pipe", 400), line("elbow", 400), line("own", 400), line("plumber", 5000, true)];
  const found = guidePriced(lines, guidePrices(starter, list));
  expect([...found]).toEqual(["pipe", "plumber"]);
  expect(guidePriced([line("pipe", 450)], guidePrices(starter, list)).size).toBe(0);
  expect(guidePriced(lines, guidePrices(withKept(starter, found), list)).size).toBe(0);
});

test("an item whose price is kept is not taken, and counts among what stays", () => {
  const starter = new Map([...["pipe", "elbow", "plumber"].map((id) => [id, 1] as const)]);
  const before = starterRemoval(starter, list);
  const left = parseStarterIds(formatStarterIds(withKept(starter, new Set(["pipe"]))));
  const { taken, staying } = starterRemoval(left, list);
  expect(before.taken.materials.map(({ id }) => id)).toContain("pipe");
  expect(taken.materials.map(({ id }) => id)).not.toContain("pipe");
  expect(staying).toBe(before.staying + 1);
  expect(hasUnkept(left)).toBe(true);
  expect(hasUnkept(withKept(starter, new Set(starter.keys())))).toBe(false);
});
