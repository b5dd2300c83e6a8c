import { expect, test } from "vitest";
import { type MatchTest, matchingIndexes } from "#web/ui/incremental-search.ts";

test("while a query grows, only the earlier matches are searched", () => {
  const texts = ["oak", "okra", "ash", "oak leaf"];
  const looked: string[] = [];
  const has: MatchTest = (wanted) => (text) => {
    looked.push(text);
    return text.includes(wanted);
  };
  expect(matchingIndexes(texts, "o", has)).toEqual([0, 1, 3]);
  expect(matchingIndexes(texts, "oa", has)).toEqual([0, 3]);
  expect(looked).toEqual([...texts, "oak", "okra", "oak leaf"]);
});

test("a shorter query, another list or another test searches the whole list again", () => {
  const contains: MatchTest = (wanted) => (text) => text.includes(wanted);
  const begins: MatchTest = (wanted) => (text) => text.startsWith(wanted);
  const texts = ["oak", "soak", "ash"];
  expect(matchingIndexes(texts, "oak", contains)).toEqual([0, 1]);
  expect(matchingIndexes(texts, "oa", contains)).toEqual([0, 1]);
  expect(matchingIndexes(texts, "a", contains)).toEqual([0, 1, 2]);
  expect(matchingIndexes(texts, "as", begins)).toEqual([2]);
  expect(matchingIndexes(["ash"], "as", begins)).toEqual([0]);
});
