import { expect, test } from "vitest";
import { searchText } from "#domain/records/search-text.ts";
import type { WordsOf, WordTable } from "#domain/records/word-table.ts";

const boatWords = {
  name: { limit: "line", required: true, find: true },
  harbour: { limit: "line", find: true },
  radio: { limit: "line", find: "unspaced" },
  log: { limit: "page" },
} as const satisfies WordTable;
const boat: WordsOf<typeof boatWords> = { name: "Kestrel", harbour: null, radio: null, log: "Leaks" };

test("a search looks in the words that say so, skips those that are blank, and finds numbers without spaces", () => {
  expect(searchText(boatWords, { ...boat, harbour: "Whitby" })).toBe("Kestrel\nWhitby");
  expect(searchText(boatWords, { ...boat, radio: "235 089" })).toBe("Kestrel\n235 089\n235089");
  expect(searchText(boatWords, { ...boat, name: "", radio: "235" })).toBe("235");
});
