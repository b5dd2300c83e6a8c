import { expect, test } from "vitest";
import { divideRounded, exactProduct, scaleRounded, wholeQuotient } from "#domain/money/rounding.ts";
import { fc } from "#test/support/fast-check.ts";

const divisor = fc.oneof(
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
);

test("halves are rounded away from zero, on both sides and with either sign of the divisor", () => {
  expect([1, 3, -1, -3].map((half) => divideRounded(half, 2))).toEqual([1, 2, -1, -2]);
  expect(divideRounded(1, -2)).toBe(-1);
  expect(divideRounded(-1, -2)).toBe(1);
  expect([49, 50, 51, -49, -50, -51].map((part) => divideRounded(part, 100))).toEqual([0, 1, 1, 0, -1, -1]);
});

test("no result is minus zero", () => {
  expect(Object.is(divideRounded(-1, 3), 0)).toBe(true);
  expect(Object.is(scaleRounded(0, -5, 10), 0)).toBe(true);
  expect(Object.is(divideRounded(-1n, 3n), 0)).toBe(true);
});

test("amounts that floating point gets wrong are right", () => {
  expect(scaleRounded(1005, 1000, 10_000)).toBe(101);
  expect(scaleRounded(8325, 1000, 10_000)).toBe(833);
  expect(scaleRounded(435, 10_000, 100_000)).toBe(44);
});

test("the result is the nearest whole number, the one further from zero when two are equally near", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), divisor, (numerator, by) => {
      const twiceError = 2n * (BigInt(divideRounded(numerator, by)) * BigInt(by) - BigInt(numerator));
      const size = twiceError < 0n ? -twiceError : twiceError;
      expect(size <= BigInt(by)).toBe(true);
      if (size === BigInt(by)) expect(twiceError > 0n).toBe(numerator > 0);
    }),
  );
});

test("plain numbers and BigInts give the same result", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), divisor, (numerator, by) => {
      expect(divideRounded(numerator, by)).toBe(divideRounded(BigInt(numerator), BigInt(by)));
    }),
  );
});

test("quotients just below a whole number are not rounded up to it by floating point", () => {
  fc.assert(
    fc.property(divisor, fc.nat(), (by, seed) => {
      const most = Math.floor(Number.MAX_SAFE_INTEGER / by);
      const whole = most - (seed % most);
      const below = whole * by - 1;
      expect(BigInt(wholeQuotient(below, by))).toBe(BigInt(below) / BigInt(by));
    }),
    { numRuns: 1000 },
  );
});

test("products beyond 2^53 stay exact", () => {
  expect(exactProduct(9_999_999_999, 1_000_001)).toBe(9_999_999_999n * 1_000_001n);
  expect(exactProduct(9_999_999_999, 1000)).toBe(9_999_999_999_000);
  expect(scaleRounded(9_007_199_254_740_991, 99_999, 100_000)).toBe(9_007_109_182_748_444);
});

test("what cannot be divided exactly is refused", () => {
  expect(() => divideRounded(1, 0)).toThrow(RangeError);
  expect(() => divideRounded(1n, 0n)).toThrow(RangeError);
  expect(() => divideRounded(0.5, 1)).toThrow(RangeError);
  expect(() => divideRounded(10n ** 20n, 3n)).toThrow(RangeError);
});
