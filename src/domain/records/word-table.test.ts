import { expect, test } from "vitest";
import { fileWords, mapWords, type WordTable } from "#domain/records/word-table.ts";

const boatWords = {
  name: { limit: "line", required: true, file: 2 },
  harbour: { limit: "line", file: 1 },
  log: { limit: "page" },
} as const satisfies WordTable;

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
