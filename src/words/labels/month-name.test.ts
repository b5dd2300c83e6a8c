import { expect, test } from "vitest";
import { monthName } from "#words/labels/month-name.ts";

test("a month has a name; a thirteenth is refused", () => {
  expect([monthName(1), monthName(12)]).toEqual(["January", "December"]);
  expect(() => monthName(13)).toThrow(RangeError);
  expect(() => monthName(0)).toThrow(RangeError);
});
