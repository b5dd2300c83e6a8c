import { expect, test } from "vitest";
import { allocate } from "#domain/money/allocate.ts";
import { pence, sumPence } from "#domain/money/pence.ts";
import { fc } from "#test/support/fast-check.ts";

const share = fc.integer({ min: -10_000_000, max: 10_000_000 });

test("missing pennies go to the largest remainders", () => {
  expect(allocate(pence(10), [320, 370, 310], 100)).toEqual([3, 4, 3]);
});

test("a tie goes to the earlier share", () => {
  expect(allocate(pence(10), [333, 333, 333], 100)).toEqual([4, 3, 3]);
  expect(allocate(pence(2), [50, 150], 100)).toEqual([1, 1]);
});

test("shares below zero are rounded down too", () => {
  expect(allocate(pence(-10), [-333, -333, -333], 100)).toEqual([-3, -3, -4]);
  expect(allocate(pence(1), [150, -50], 100)).toEqual([2, -1]);
});

test("a share without a remainder keeps its amount", () => {
  expect(allocate(pence(3), [0, 150, 150], 100)).toEqual([0, 2, 1]);
});

test("shares that are all zero make an even split", () => {
  expect(allocate(pence(5), [0, 0, 0], 100)).toEqual([2, 2, 1]);
  expect(allocate(pence(-5), [0, 0, 0], 100)).toEqual([-1, -2, -2]);
  expect(allocate(pence(0), [0, 0], 100)).toEqual([0, 0]);
});

test("without shares only zero can be split", () => {
  expect(allocate(pence(0), [], 100)).toEqual([]);
  expect(() => allocate(pence(1), [], 100)).toThrow(RangeError);
});

test("shares beyond 2^53 are split like small ones", () => {
  fc.assert(
    fc.property(share, fc.array(share, { minLength: 1 }), (total, shares) => {
      const plain = allocate(pence(total), shares, 100_000);
      expect(allocate(pence(total), shares.map(BigInt), 100_000)).toEqual(plain);
    }),
  );
  expect(allocate(pence(3_000_000_000_001), [10n ** 20n, 2n * 10n ** 20n + 1n], 10 ** 8)).toEqual([
    1_000_000_000_000, 2_000_000_000_001,
  ]);
});

test("the parts add up to the total, whatever it is", () => {
  fc.assert(
    fc.property(
      share,
      fc.array(share, { minLength: 1 }),
      fc.integer({ min: 1, max: 200_000 }),
      (total, shares, by) => {
        expect(sumPence(allocate(pence(total), shares, by))).toBe(total + 0);
      },
    ),
  );
});

test("when the total is rounded from its shares, no share moves by a penny or more", () => {
  fc.assert(
    fc.property(fc.array(share, { minLength: 1 }), (shares) => {
      const exact = shares.reduce((sum, each) => sum + each, 0);
      const total = pence(Math.floor((2 * exact + 1000) / 2000));
      for (const [index, part] of allocate(total, shares, 1000).entries()) {
        expect(Math.abs(part * 1000 - shares[index]!)).toBeLessThan(1000);
      }
    }),
  );
});
