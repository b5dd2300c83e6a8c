import { expect, test } from "vitest";
import { addPence, formatPence, parsePence, pence, sumPence } from "#domain/money/pence.ts";
import { fc } from "#test/support/fast-check.ts";

test("plain decimals of at most two decimals are read", () => {
  expect(["12.5", "12.50", "12", "-0.05", ".5", "0", "007", "99999999.99"].map(parsePence)).toEqual([
    1250, 1250, 1200, -5, 50, 0, 700, 9_999_999_999,
  ]);
});

test.each([
  "",
  " ",
  ".",
  "-",
  "5.",
  " 5",
  "5 ",
  "1,000",
  "1e3",
  "+5",
  "£5",
  "12.345",
  "1.2.3",
  "--5",
  "0x10",
  "NaN",
  "Infinity",
  "٣",
  "5\n",
  "90071992547409.92",
])("%j is refused and never read in part", (text) => {
  expect(parsePence(text)).toBeNull();
});

test("amounts are written with two decimals", () => {
  expect([0, 5, -5, 50, 1250, -123_456].map(pence).map(formatPence)).toEqual([
    "0.00",
    "0.05",
    "-0.05",
    "0.50",
    "12.50",
    "-1234.56",
  ]);
});

test("reading gives back what was written", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(parsePence(formatPence(pence(amount)))).toBe(amount + 0);
    }),
  );
});

test("an amount is a whole number of pence, and never minus zero", () => {
  expect(() => pence(0.5)).toThrow(RangeError);
  expect(() => pence(Number.NaN)).toThrow(RangeError);
  expect(() => pence(2 ** 53)).toThrow(RangeError);
  expect(Object.is(pence(-0), 0)).toBe(true);
  expect(Object.is(parsePence("-0.00"), 0)).toBe(true);
});

test("sums stay exact or are refused", () => {
  expect(addPence(pence(10), pence(20))).toBe(30);
  expect(sumPence([pence(10), pence(-30), pence(5)])).toBe(-15);
  expect(sumPence([])).toBe(0);
  expect(() => addPence(pence(Number.MAX_SAFE_INTEGER), pence(1))).toThrow(RangeError);
});
