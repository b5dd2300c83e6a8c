import { expect, test } from "vitest";
import { withSomeNew } from "#web/ui/use-gradually.ts";

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test("a long list comes a few rows at a time, until it is the list itself", () => {
  const rows = numbers(0, 15);
  const first = withSomeNew(rows, []);
  expect(first).toEqual(numbers(0, 6));
  const second = withSomeNew(rows, first);
  expect(second).toEqual(numbers(0, 12));
  expect(withSomeNew(rows, second)).toBe(rows);
});

test("rows that were drawn stay, and a new one among them comes at once", () => {
  const rows = [...numbers(0, 5), 100, ...numbers(5, 30)];
  expect(withSomeNew(rows, numbers(0, 30))).toBe(rows);
});

test("other rows altogether come in pieces again", () => {
  expect(withSomeNew(numbers(50, 100), numbers(0, 50))).toEqual(numbers(50, 56));
});
