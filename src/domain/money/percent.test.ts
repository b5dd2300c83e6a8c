import { expect, test } from "vitest";
import { formatPercent, formatPercentShort, parsePercent, percent } from "#domain/money/percent.ts";
import { fc } from "#test/support/fast-check.ts";

test("percentages have three decimals", () => {
  expect(["20", "7.25", "7.125", "0", "-5", "8.8755", "20%", ""].map(parsePercent)).toEqual([
    20_000,
    7250,
    7125,
    0,
    -5000,
    null,
    null,
    null,
  ]);
});

test("they are written with two decimals, or three where needed, or as few as possible", () => {
  const rates = [20_000, 7250, 7125, 17_500, 0].map(percent);
  expect(rates.map(formatPercent)).toEqual(["20.00", "7.25", "7.125", "17.50", "0.00"]);
  expect(rates.map(formatPercentShort)).toEqual(["20", "7.25", "7.125", "17.5", "0"]);
});

test("reading gives back what was written", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (thousandths) => {
      const rate = percent(thousandths);
      expect(parsePercent(formatPercent(rate))).toBe(rate);
      expect(parsePercent(formatPercentShort(rate))).toBe(rate);
    }),
  );
});

test("half a thousandth is not a percentage", () => {
  expect(() => percent(0.5)).toThrow(RangeError);
});
