import { expect, test } from "vitest";
import { printedUnit } from "#words/paper/printed-unit.ts";

test.each([
  ...[
    ["Each", ""],
    ["item", ""],
    ["Hour", "hr"],
    ["hour", "hr"],
    ["day", "day(s)"],
  ],
  ...[
    ["Square Meter", "m²"],
    ["Linear Meter", "m"],
    ["meter", "m"],
    ["Cubic Meter", "m³"],
  ],
  ...[
    ["Kilogram", "kg"],
    ["Liter", "l"],
    ["Sheet", "sheet(s)"],
    ["Roll", "roll(s)"],
  ],
  ...[
    ["Square Foot", "sq ft"],
    ["Linear Foot", "ft"],
    ["Board Foot", "bd ft"],
    ["Pound", "lb"],
    ["Gallon", "gal"],
  ],
])("a paper prints %s as %j, short, and nothing for what is counted", (unit, printed) => {
  expect(printedUnit(unit ?? null)).toBe(printed);
});

test("a unit of the firm's own is printed as typed", () => {
  expect(printedUnit(" bag of 25 kg ")).toBe("bag of 25 kg");
  expect(printedUnit("toString")).toBe("toString");
  expect(printedUnit(null)).toBe("");
});
