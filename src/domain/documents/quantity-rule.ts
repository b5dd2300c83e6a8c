import { oneQuantity, type Quantity, quantity } from "#domain/money/quantity.ts";
import type { ItemType, LineItem } from "#domain/pricing/line-item.ts";

/** The step and the least quantity of a line while it is added, in thousandths. */
export interface QuantityRule {
  readonly step: Quantity;
  readonly minimum: Quantity;
}

const whole: QuantityRule = { step: oneQuantity, minimum: oneQuantity };
const tenths: QuantityRule = { step: quantity(100), minimum: quantity(100) };
const hundredths: QuantityRule = { step: quantity(10), minimum: quantity(10) };

/** Rates charged in whole units; an hour or a metre is charged in tenths. */
const wholeUnits = ["day", "item"];

/**
 * The steps of a quantity while a line is added, on quotes and invoices alike (decision M5): material in whole
 * numbers from 1, labour by the hour or metre in steps of 0.1 and by the day or item in whole numbers, custom lines
 * in steps of 0.01.
 */
export function quantityRule({ itemType, unit }: Pick<LineItem, "itemType" | "unit">): QuantityRule {
  if (itemType === "custom") return hundredths;
  if (itemType === "labour") return wholeUnits.includes(unit ?? "") ? whole : tenths;
  return whole;
}

/**
 * The least quantity that a line in the list can be changed to: 1 for material; 0.1 for labour, so that half a day
 * can be charged; 0.01 for a custom line, as when it is added.
 */
export function leastQuantity(itemType: ItemType): Quantity {
  if (itemType === "material") return whole.minimum;
  return itemType === "custom" ? hundredths.minimum : tenths.minimum;
}

/** An hour's quantity is typed by the tenth, and changes by half an hour a press. */
const halfHour = quantity(500);

/**
 * The quantity after one press of a stepper: half an hour up or down, one of anything else. Never below the least that
 * the line may have.
 *
 * @param by 1 for more, -1 for less
 */
export function steppedQuantity(
  { itemType, unit }: Pick<LineItem, "itemType" | "unit">,
  amount: Quantity,
  by: 1 | -1,
): Quantity {
  const step = itemType === "labour" && unit === "hour" ? halfHour : oneQuantity;
  return quantity(Math.max(amount + by * step, leastQuantity(itemType)));
}

/** Whether the quantity of a line that is being added is on a step. */
export function isOnStep(amount: Quantity, { step, minimum }: QuantityRule): boolean {
  return amount >= minimum && amount % step === 0;
}

/** Whether a line in the list may have a quantity: material is counted in whole numbers (decision M5). */
export function mayHaveQuantity(itemType: ItemType, amount: Quantity): boolean {
  if (itemType === "description") return true;
  return amount >= leastQuantity(itemType) && (itemType !== "material" || amount % oneQuantity === 0);
}
