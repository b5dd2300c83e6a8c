import { stdnum } from "stdnum";
import { expect, test } from "vitest";
import { looksLikeAbn } from "#domain/company/abn.ts";
import { looksLikeEin } from "#domain/company/ein.ts";
import { looksLikeUtr } from "#domain/company/utr.ts";

/** Numbers of a length that differ in every place, so that a few are valid by chance. */
function spread(length: number, step: number): string[] {
  const start = 10 ** (length - 1);
  return Array.from({ length: 2_000 }, (_, at) => String(start + at * step).slice(0, length));
}

/** The verdict of another library on a number. */
function isValid(country: string, kind: string, number: string): boolean {
  return stdnum[country]?.[kind]?.validate(number).isValid === true;
}

test("the check digit decides on a UTR, as another library does for two thousand numbers", () => {
  expect(looksLikeUtr("1955839661")).toBe(true);
  expect(looksLikeUtr(" 19558 39661K")).toBe(true);
  expect(looksLikeUtr("2955839661")).toBe(false);
  expect(looksLikeUtr("195583966")).toBe(false);
  const numbers = spread(10, 4_321_987);
  const right = numbers.filter((number) => isValid("GB", "utr", number));
  expect(right.length).toBeGreaterThan(100);
  expect(numbers.filter(looksLikeUtr)).toEqual(right);
});

test("the remainder decides on an ABN; the register's own example is valid", () => {
  expect(looksLikeAbn("51 824 753 556")).toBe(true);
  expect(looksLikeAbn("51824753565")).toBe(false);
  expect(looksLikeAbn("5182475355")).toBe(false);
  // A number that begins with 10 leaves the same remainder as one with 99; the register allows both, the library only
  // 99.
  const numbers = spread(11, 43_219_871).filter((number) => !number.startsWith("10"));
  const right = numbers.filter((number) => isValid("AU", "abn", number));
  expect(right.length).toBeGreaterThan(10);
  expect(numbers.filter(looksLikeAbn)).toEqual(right);
});

test("an EIN begins with a prefix that is assigned", () => {
  expect(looksLikeEin("20-1234567")).toBe(true);
  expect(looksLikeEin("201234567")).toBe(true);
  expect(looksLikeEin("07-1234567")).toBe(false);
  expect(looksLikeEin("20-123456")).toBe(false);
  const numbers = Array.from({ length: 100 }, (_, prefix) => `${String(prefix).padStart(2, "0")}1234567`);
  expect(numbers.filter(looksLikeEin)).toEqual(numbers.filter((number) => isValid("US", "ein", number)));
});
