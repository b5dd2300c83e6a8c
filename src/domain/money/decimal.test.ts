import { expect, test } from "vitest";
import { multiplyDecimals, readDecimal, roundDecimal } from "#domain/money/decimal.ts";

function inPence(value: unknown): number | null {
  const decimal = readDecimal(value);
  return decimal === null ? null : roundDecimal(decimal, 2);
}

test("numbers and numeric text are read, with or without blanks around them", () => {
  expect(["12.345", " 5 ", "+5", ".5", "5.", "-0", 7.5, 0, 1e-7, "1e3", "2.5E-1"].map(inPence)).toEqual([
    1235, 500, 500, 50, 500, 0, 750, 0, 0, 100_000, 25,
  ]);
});

test.each([
  "",
  "  ",
  ".",
  "-",
  "abc",
  "1,000",
  "£5",
  "12 34",
  "0x10",
  "1_000",
  "NaN",
  "Infinity",
  "1e999",
  "e5",
  "9".repeat(101),
])("%j is not numeric", (text) => {
  expect(readDecimal(text)).toBeNull();
});

test.each([undefined, null, true, [], {}, 5n, Number.NaN, Number.POSITIVE_INFINITY])(
  "%s is not numeric",
  (value) => {
    expect(readDecimal(value)).toBeNull();
  },
);

test("a product is exact before it is rounded", () => {
  const third = readDecimal("33.333333")!;
  expect(roundDecimal(multiplyDecimals(readDecimal("3")!, third), 2)).toBe(10_000);
  expect(roundDecimal(multiplyDecimals(readDecimal("-3")!, readDecimal("12.345")!), 2)).toBe(-3704);
});

test("what is beyond the safe integers is refused", () => {
  expect(() => roundDecimal(readDecimal("1e30")!, 2)).toThrow(RangeError);
});
