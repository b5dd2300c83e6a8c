import type { ItemType, LineItem } from "#domain/documents/line-item.ts";
import { oneQuantity, type Quantity, quantity } from "#domain/money/quantity.ts";

/** How finely a line's quantity is counted while it is added, and the least of it. In thousandths. */
export interface QuantityRule {
  readonly step: Quantity;
  readonly minimum: Quantity;
}

const whole: QuantityRule = { step: oneQuantity, minimum: oneQuantity };
const tenths: QuantityRule = { step: quantity(100), minimum: quantity(100) };
const hundredths: QuantityRule = { step: quantity(10), minimum: quantity(10) };

/** Rates that are charged by the whole; by the hour or the metre a tenth is the step. */
const wholeUnits = ["day", "item"];

/**
 * The steps of a quantity while a line is added (specification 2 §5, decision M5): material whole numbers from 1,
 * labour by the hour or metre 0.1 and by the day 1, custom 0.01. The same for quotes and invoices.
 */
export function quantityRule({ itemType, unit }: Pick<LineItem, "itemType" | "unit">): QuantityRule {
  if (itemType === "custom") return hundredths;
  if (itemType === "labour") return wholeUnits.includes(unit ?? "") ? whole : tenths;
  return whole;
}

/**
 * The least quantity a line in the list may be changed to (specification 2 §5): 1 for material, else 0.1, so that
 * half a day can be charged; a custom line keeps the 0.01 it may be added with.
 */
export function leastQuantity(itemType: ItemType): Quantity {
  if (itemType === "material") return whole.minimum;
  return itemType === "custom" ? hundredths.minimum : tenths.minimum;
}

/** Tells whether a quantity of a line being added is one of its steps. */
export function isOnStep(amount: Quantity, { step, minimum }: QuantityRule): boolean {
  return amount >= minimum && amount % step === 0;
}

/** Tells whether a line in the list may have a quantity: material is counted in whole numbers (decision M5). */
export function mayHaveQuantity(itemType: ItemType, amount: Quantity): boolean {
  if (itemType === "description") return true;
  return amount >= leastQuantity(itemType) && (itemType !== "material" || amount % oneQuantity === 0);
}
