import { expect, test } from "vitest";
import { type MatchTest, matchingPlaces } from "#web/ui/matching-places.ts";

test("while a search grows, only what it found before is looked through", () => {
  const texts = ["oak", "okra", "ash", "oak leaf"];
  const looked: string[] = [];
  const has: MatchTest = (wanted) => (text) => {
    looked.push(text);
    return text.includes(wanted);
  };
  expect(matchingPlaces(texts, "o", has)).toEqual([0, 1, 3]);
  expect(matchingPlaces(texts, "oa", has)).toEqual([0, 3]);
  expect(looked).toEqual([...texts, "oak", "okra", "oak leaf"]);
});

test("a letter taken back, another list and another way of looking begin anew", () => {
  const contains: MatchTest = (wanted) => (text) => text.includes(wanted);
  const begins: MatchTest = (wanted) => (text) => text.startsWith(wanted);
  const texts = ["oak", "soak", "ash"];
  expect(matchingPlaces(texts, "oak", contains)).toEqual([0, 1]);
  expect(matchingPlaces(texts, "oa", contains)).toEqual([0, 1]);
  expect(matchingPlaces(texts, "a", contains)).toEqual([0, 1, 2]);
  expect(matchingPlaces(texts, "as", begins)).toEqual([2]);
  expect(matchingPlaces(["ash"], "as", begins)).toEqual([0]);
});
