import { expect, test } from "vitest";
import {
  isOnStep,
  leastQuantity,
  mayHaveQuantity,
  quantityRule,
  steppedQuantity,
} from "#domain/documents/quantity-rule.ts";
import { quantity } from "#domain/money/quantity.ts";

test("boards are counted whole, hours and metres by the tenth, days whole, custom items by the hundredth", () => {
  expect(quantityRule({ itemType: "material", unit: "Each" })).toEqual({ step: 1000, minimum: 1000 });
  expect(quantityRule({ itemType: "labour", unit: "hour" })).toEqual({ step: 100, minimum: 100 });
  expect(quantityRule({ itemType: "labour", unit: "meter" })).toEqual({ step: 100, minimum: 100 });
  expect(quantityRule({ itemType: "labour", unit: "day" })).toEqual({ step: 1000, minimum: 1000 });
  expect(quantityRule({ itemType: "custom", unit: null })).toEqual({ step: 10, minimum: 10 });
});

test("7.5 hours are a valid quantity and 7.55 are not; zero never is", () => {
  const hours = quantityRule({ itemType: "labour", unit: "hour" });
  expect(isOnStep(quantity(7500), hours)).toBe(true);
  expect(isOnStep(quantity(7550), hours)).toBe(false);
  expect(isOnStep(quantity(0), hours)).toBe(false);
});

test("in the list half a day may be charged, but no half board", () => {
  expect(leastQuantity("material")).toBe(1000);
  expect(leastQuantity("labour")).toBe(100);
  expect(mayHaveQuantity("labour", quantity(500))).toBe(true);
  expect(mayHaveQuantity("labour", quantity(50))).toBe(false);
  expect(mayHaveQuantity("material", quantity(1500))).toBe(false);
  expect(mayHaveQuantity("custom", quantity(50))).toBe(true);
  expect(mayHaveQuantity("description", quantity(0))).toBe(true);
});

test("a stepper adds half an hour or one of anything else, and stops at the least quantity of the line", () => {
  const hour = { itemType: "labour", unit: "hour" } as const;
  expect(steppedQuantity(hour, quantity(1300), 1)).toBe(1800);
  expect(steppedQuantity(hour, quantity(300), -1)).toBe(100);
  expect(steppedQuantity({ itemType: "labour", unit: "day" }, quantity(500), 1)).toBe(1500);
  expect(steppedQuantity({ itemType: "material", unit: "Each" }, quantity(1000), -1)).toBe(1000);
  expect(steppedQuantity({ itemType: "custom", unit: null }, quantity(2500), -1)).toBe(1500);
});
