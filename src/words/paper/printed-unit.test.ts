import { expect, test } from "vitest";
import { printedUnit } from "#words/paper/printed-unit.ts";

test("a paper prints units short, and no unit for what is counted", () => {
  expect(["Square Meter", "Linear Meter", "hour", "Each", "item"].map(printedUnit)).toEqual([
    "m²",
    "m",
    "hr",
    "",
    "",
  ]);
});

test("a unit of the firm's own is printed as typed", () => {
  expect(printedUnit(" bag of 25 kg ")).toBe("bag of 25 kg");
  expect(printedUnit("toString")).toBe("toString");
  expect(printedUnit(null)).toBe("");
});
