import { expect, test } from "vitest";
import { mostDocuments, mostUsed, newestOf } from "#web/quoting/most-used.ts";

test("of what was used lately, the items in most documents come first, of equals the latest", () => {
  const newestFirst = [
    ["pipe", "elbow"],
    ["valve", "elbow"],
    ["tap", "valve", "elbow"],
  ];
  expect(mostUsed(newestFirst)).toEqual(["elbow", "valve", "pipe", "tap"]);
  expect(mostUsed([])).toEqual([]);
});

test("only documents of the last 90 days count, and of these the newest ten", () => {
  const day = 24 * 60 * 60 * 1000;
  const now = 1_000 * day;
  const made = (daysAgo: number) => ({ at: now - daysAgo * day });
  expect(newestOf([made(91), made(89), made(90), made(1)], now)).toEqual([made(1), made(89)]);
  const many = Array.from({ length: 15 }, (_, daysAgo) => made(daysAgo));
  expect(newestOf(many.toReversed(), now)).toEqual(many.slice(0, mostDocuments));
});
