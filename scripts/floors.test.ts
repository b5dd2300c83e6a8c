import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { findRing, importsIn, importsOfSource, roomOf } from "./floors.ts";

const imports = importsOfSource();
const betweenRooms = imports
  .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
  .filter(({ from, to }) => from !== to);

test("the imports are read", () => {
  expect(imports.length).toBeGreaterThan(2000);
  expect(imports).toContainEqual({ from: "vault/keyset/slot.ts", to: "vault/primitives/hkdf.ts" });
});

test("an import is read however it is written, also of a worker, but none of a package", () => {
  const text = `
    import { one } from '#domain/money/pence.ts';
    import type { Two } from "./two.ts";
    import "../ui/three.ts";
    export * from "#web/base/four.ts";
    export { five } from
      "#web/base/five.ts";
    const six = await import( "#web/base/six.ts" );
    let seven: import("#web/base/seven.ts").Seven;
    import { z } from "zod/mini";
    import worker from "#pdf/worker.ts?worker&url";
    // import { no } from "#web/base/no.ts";
  `;
  expect(importsIn("web/base/here.ts", text).map(({ to }) => to)).toEqual([
    "domain/money/pence.ts",
    "web/base/two.ts",
    "web/ui/three.ts",
    ...["four", "five", "six", "seven"].map((name) => `web/base/${name}.ts`),
    "pdf/worker.ts",
  ]);
});

test("a ring is found, wherever it begins", () => {
  const straight = [
    { from: "a", to: "b" },
    { from: "b", to: "c" },
    { from: "a", to: "c" },
  ];
  expect(findRing(straight)).toBeNull();
  expect(findRing([...straight, { from: "c", to: "b" }])).toEqual(["b", "c"]);
});

test("a file is in a room of a layer or in the layer itself, and no deeper", () => {
  const files = readdirSync("src", { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const depths = files.map(({ parentPath, name }) => join(parentPath, name).split(sep).slice(1));
  expect(depths.length).toBeGreaterThan(500);
  expect(depths.filter((parts) => parts.length > 3).map((parts) => parts.join("/"))).toEqual([]);
});

test("no files import each other in a ring", () => {
  expect(findRing(imports)).toBeNull();
});

describe("no rooms of a layer import each other in a ring", () => {
  test.each(["domain", "formats", "words", "contract", "vault", "pdf", "server", "web"])("%s", (layer) => {
    expect(findRing(betweenRooms.filter(({ from }) => from.startsWith(`${layer}/`)))).toBeNull();
  });
});

/** The rooms of web from the ground up; rooms of one floor do not import each other. */
const floors = [
  ["icons", "routing"],
  ["base"],
  ["ui"],
  ["overlays", "tables"],
  ["frame", "keys"],
  ["vault"],
  ["records"],
  [
    "account",
    "billing",
    "bring-in",
    "catalogue",
    "company",
    "customers",
    "dashboard",
    "documents",
    "drafts",
    "export",
    "landing",
    "legal",
    "paper",
    "privacy",
    "quoting",
    "reports",
    "search",
    "settings",
    "starters",
    "support",
    "tours",
  ],
  ["app"],
  ["main.tsx"],
];

/** The features that one feature is built on. */
const builtOn: Record<string, readonly string[]> = {
  "bring-in": ["catalogue", "company", "export"],
  catalogue: ["tours"],
  customers: ["documents", "drafts"],
  dashboard: ["account", "billing", "documents", "drafts", "tours"],
  documents: ["drafts", "paper"],
  export: ["documents", "paper"],
  landing: ["account"],
  legal: ["landing", "support"],
  privacy: ["legal"],
  quoting: ["catalogue", "documents", "drafts", "paper", "tours"],
  search: ["documents", "drafts"],
  settings: ["account", "billing"],
  starters: ["bring-in"],
};

test("a room of web imports lower floors only, and a feature those features that it is built on", () => {
  const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));
  const inWeb = betweenRooms
    .filter(({ from, to }) => from.startsWith("web/") && to.startsWith("web/") && to !== "web/styles.css")
    .map(({ from, to }) => ({ from: from.slice("web/".length), to: to.slice("web/".length) }));
  const onNoFloor = inWeb.flatMap(({ from, to }) => [from, to]).filter((room) => floorOf(room) < 0);
  const sideways = inWeb.filter(({ from, to }) => floorOf(to) >= floorOf(from));
  expect(onNoFloor).toEqual([]);
  expect(new Set(sideways.map(({ from, to }) => `${from} -> ${to}`))).toEqual(
    new Set(Object.entries(builtOn).flatMap(([from, on]) => on.map((to) => `${from} -> ${to}`))),
  );
});

/** The rooms of each layer that ARCHITECTURE.md draws, from the top floor down. */
function drawnFloors(): Map<string, string[][]> {
  const page = readFileSync("ARCHITECTURE.md", "utf8");
  const drawn = new Map<string, string[][]>();
  for (const [, head = "", rows = ""] of page.matchAll(/^\| floor \|(.*)\|\n\|[-|]+\n((?:\|.*\n)+)/gm)) {
    for (const [index, layer] of head.split("|").entries()) {
      const cells = rows.split("\n").map((row) => row.split("|")[index + 2] ?? "");
      const rooms = cells.map((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, room = ""]) => room));
      drawn.set(
        layer.trim(),
        rooms.filter((floor) => floor.length > 0),
      );
    }
  }
  return drawn;
}

test.each([...drawnFloors()])("ARCHITECTURE.md draws the rooms of %s as they are", (layer, floors) => {
  const folders = readdirSync(`src/${layer}`, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(floors.flat().toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));
  const within = betweenRooms
    .filter(({ from, to }) => from.startsWith(`${layer}/`) && to.startsWith(`${layer}/`))
    .map(({ from, to }) => ({ from: from.slice(layer.length + 1), to: to.slice(layer.length + 1) }))
    .filter(({ from, to }) => floorOf(from) >= 0 && floorOf(to) >= 0);
  const upward = within.filter(({ from, to }) => floorOf(from) >= floorOf(to));
  expect(new Set(upward.map(({ from, to }) => `${from} -> ${to}`))).toEqual(new Set());
});

test("ARCHITECTURE.md draws the floors of every layer that has rooms", () => {
  expect([...drawnFloors().keys()].toSorted()).toEqual([
    "domain",
    "formats",
    "server",
    "vault",
    "web",
    "words",
  ]);
});
