import { expect, test } from "vitest";
import { unitTypes } from "#domain/catalogue/units.ts";

test("units are imperial in the United States and metric elsewhere", () => {
  expect(unitTypes("US")).toContain("Board Foot");
  expect(unitTypes("US")).not.toContain("Linear Meter");
  expect(unitTypes("AU")).toEqual(unitTypes("GB"));
  expect(unitTypes("GB")).toContain("Linear Meter");
});

test("a unit that a material has already stays on offer, once", () => {
  expect(unitTypes("GB", "Bag of 25 kg").at(-1)).toBe("Bag of 25 kg");
  expect(unitTypes("GB", "Sheet")).toEqual(unitTypes("GB"));
});
