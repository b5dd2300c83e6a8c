import { expect, test } from "vitest";
import { findMatches } from "#web/ui/combobox-matches.ts";
import { groupEntries } from "#web/ui/group-entries.ts";

const things = [
  { id: "1", name: "Radiator valve, copper", kind: "Materials" },
  { id: "2", name: "Copper pipe 15 mm", kind: "Materials" },
  { id: "3", name: "Café refit", kind: "Labour" },
  { id: "4", name: "Copper pipe 22 mm", kind: "Materials" },
];
const textOf = (thing: { name: string }) => thing.name;
const idsFor = (query: string, limit = 10) =>
  findMatches(things, query, { textOf, nameOf: textOf, limit }).map((thing) => thing.id);

test("items that begin with the query come before those that only contain it", () => {
  expect(idsFor("copper")).toEqual(["2", "4", "1"]);
});

test("a name comes before an address: first those that begin so, then words of it, then any part of it", () => {
  const people = [
    { name: "Catherine Doyle", address: "19 Tewit Well Drive" },
    { name: "Abell & Sons", address: "" },
    { name: "Margaret Ellison", address: "" },
    { name: "Ella Fell", address: "" },
  ];
  const found = (query: string) =>
    findMatches(people, query, {
      textOf: ({ name, address }) => `${name} ${address}`,
      nameOf: ({ name }) => name,
      limit: 10,
    }).map(({ name }) => name);
  expect(found("ell")).toEqual(["Ella Fell", "Margaret Ellison", "Abell & Sons", "Catherine Doyle"]);
  expect(found("elli marg")).toEqual(["Margaret Ellison"]);
  expect(found("well")).toEqual(["Catherine Doyle"]);
});

test("words may come in any order and case, without accents", () => {
  expect(idsFor("22 PIPE")).toEqual(["4"]);
  expect(idsFor(" cafe ")).toEqual(["3"]);
  expect(idsFor("copper tap")).toEqual([]);
});

test("never more than the limit, and an empty query finds everything up to it", () => {
  expect(idsFor("copper", 2)).toEqual(["2", "4"]);
  expect(idsFor("", 3)).toEqual(["1", "2", "3"]);
});

test("a renamed item is found by its new name, and one list can be searched by two functions", () => {
  const [elbow, tee] = [{ name: "Elbow" }, { name: "Tee" }];
  const found = (thing: { name: string }, query: string, reading = textOf) =>
    findMatches([thing], query, { textOf: reading, nameOf: textOf, limit: 1 }).length === 1;
  expect([found(elbow, "elbow"), found(tee, "elbow"), found(tee, "tee")]).toEqual([true, false, true]);
  const withCode = (thing: { name: string }) => `${thing.name} SKU-7`;
  expect([found(elbow, "sku-7"), found(elbow, "sku-7", withCode)]).toEqual([false, true]);
});

test("matches are grouped under their headings, with the offers to create a new one last", () => {
  const groups = groupEntries(things, { keyOf: (thing) => thing.id, groupOf: (thing) => thing.kind }, 2);
  expect(
    groups.map((group) => [group.value, group.items.map((entry) => entry.item?.id ?? entry.key)]),
  ).toEqual([
    ["Materials", ["1", "2", "4"]],
    ["Labour", ["3"]],
    ["", [" create0", " create1"]],
  ]);
});
