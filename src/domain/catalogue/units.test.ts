import { expect, test } from "vitest";
import { unitTypes } from "#domain/catalogue/units.ts";

test("the units of the chosen system come first, then the other's, each once", () => {
  expect(unitTypes("metric").slice(0, 3)).toEqual(["Each", "Square Meter", "Linear Meter"]);
  expect(unitTypes("imperial").slice(0, 3)).toEqual(["Each", "Square Foot", "Linear Foot"]);
  expect(unitTypes("metric")).toContain("Board Foot");
  expect([...unitTypes("metric")].sort()).toEqual([...unitTypes("imperial")].sort());
  expect(new Set(unitTypes("metric")).size).toBe(unitTypes("metric").length);
});

test("a unit that a material already has stays on offer, once", () => {
  expect(unitTypes("metric", "Bag of 25 kg").at(-1)).toBe("Bag of 25 kg");
  expect(unitTypes("metric", "Sheet")).toEqual(unitTypes("metric"));
});
