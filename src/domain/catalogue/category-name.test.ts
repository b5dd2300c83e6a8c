import { expect, test } from "vitest";
import { isSameCategory } from "#domain/catalogue/category-name.ts";

test.each([
  ["First fix", " first  FIX ", true],
  ["Café", "CAFÉ", true],
  ["First fix", "Firstfix", false],
  ["Timber", "Timbers", false],
])("%j and %j are one name: %s", (one, other, same) => {
  expect(isSameCategory(one, other)).toBe(same);
});
