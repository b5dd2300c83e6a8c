import { expect, test } from "vitest";
import { withSomeNew } from "#web/tables/use-gradually.ts";

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test("a long list appears a few rows at a time, until the result is the list itself", () => {
  const rows = numbers(0, 15);
  const first = withSomeNew(rows, []);
  expect(first).toEqual(numbers(0, 6));
  const second = withSomeNew(rows, first);
  expect(second).toEqual(numbers(0, 12));
  expect(withSomeNew(rows, second)).toBe(rows);
});

test("rows that were rendered stay, and a new one among them appears at once", () => {
  const rows = [...numbers(0, 5), 100, ...numbers(5, 30)];
  expect(withSomeNew(rows, numbers(0, 30))).toBe(rows);
});

test("an entirely different list appears in pieces again", () => {
  expect(withSomeNew(numbers(50, 100), numbers(0, 50))).toEqual(numbers(50, 56));
});
