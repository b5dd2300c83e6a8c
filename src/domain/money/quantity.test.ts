import { expect, test } from "vitest";
import { formatQuantity, parseQuantity, quantity } from "#domain/money/quantity.ts";
import { fc } from "#test/support/fast-check.ts";

test("quantities have three decimals and are written with as few as possible", () => {
  expect(["1", "7.5", "0.125", "-2", "0.3333", "1,000", ""].map(parseQuantity)).toEqual([
    1000,
    7500,
    125,
    -2000,
    null,
    null,
    null,
  ]);
  expect([1000, 7500, 125, 10_000, 0, -2000].map(quantity).map(formatQuantity)).toEqual([
    "1",
    "7.5",
    "0.125",
    "10",
    "0",
    "-2",
  ]);
});

test("reading gives back what was written", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (thousandths) => {
      expect(parseQuantity(formatQuantity(quantity(thousandths)))).toBe(thousandths + 0);
    }),
  );
});

test("half a thousandth is not a quantity", () => {
  expect(() => quantity(0.5)).toThrow(RangeError);
});
