import { expect, test } from "vitest";
import { counted, plural } from "#domain/money/counted.ts";

test.each([
  [0, "0 items"],
  [1, "1 item"],
  [2, "2 items"],
  [1200, "1,200 items"],
])("%d is said as %s", (count, said) => {
  expect(counted(count, "item")).toBe(said);
});

test("a noun may have a plural of its own, and other words go with a number too", () => {
  expect(counted(3, "category", "categories")).toBe("3 categories");
  expect([1, 2].map((count) => plural(count, "stays", "stay"))).toEqual(["stays", "stay"]);
});

test("one day is a day", () => {
  expect([counted(1, "day"), counted(14, "day")]).toEqual(["1 day", "14 days"]);
});
