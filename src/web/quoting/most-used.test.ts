import { expect, test } from "vitest";
import { mostUsed } from "#web/quoting/most-used.ts";

test("of what was used lately, the items in most documents come first, of equals the latest", () => {
  const newestFirst = [
    ["pipe", "elbow"],
    ["valve", "elbow"],
    ["tap", "valve", "elbow"],
  ];
  expect(mostUsed(newestFirst)).toEqual(["elbow", "valve", "pipe", "tap"]);
  expect(mostUsed([])).toEqual([]);
});
