import { expect, test } from "vitest";
import { pence } from "#domain/money/pence.ts";
import { isPriceJump } from "#web/bring-in/price-jump.ts";

test.each([
  [100, 150, false],
  [100, 151, true],
  [100, 50, false],
  [100, 49, true],
  [0, 100, false],
])("from %i to %i pence a price jumps: %s", (before, after, isJump) => {
  expect(isPriceJump(pence(before), pence(after))).toBe(isJump);
});
