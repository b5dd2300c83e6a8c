import { expect, test } from "vitest";
import { fileWords, foundTexts, mapWords, type WordsOf, type WordTable } from "#domain/records/word-table.ts";

const boatWords = {
  name: { limit: "line", required: true, find: ["list", "header"], file: 2 },
  harbour: { limit: "line", find: ["list"], file: 1 },
  log: { limit: "page" },
} as const satisfies WordTable;
const boat: WordsOf<typeof boatWords> = { name: "Kestrel", harbour: null, log: "Leaks" };

test("a search looks in the words that name it, and skips those that are blank", () => {
  expect(foundTexts(boatWords, "list", { ...boat, harbour: "Whitby" })).toEqual(["Kestrel", "Whitby"]);
  expect(foundTexts(boatWords, "header", { ...boat, harbour: "Whitby" })).toEqual(["Kestrel"]);
  expect(foundTexts(boatWords, "list", { ...boat, name: "" })).toEqual([]);
});

test("files have the words with a place, in its order", () => {
  expect(fileWords(boatWords)).toEqual(["harbour", "name"]);
});

test("what is made from each row keeps the order of the table", () => {
  expect(Object.entries(mapWords(boatWords, ({ limit }) => limit))).toEqual([
    ["name", "line"],
    ["harbour", "line"],
    ["log", "page"],
  ]);
});
