import type { Pence } from "#domain/money/pence.ts";
import { pence } from "#domain/money/pence.ts";
import type { Quantity } from "#domain/money/quantity.ts";
import { oneQuantity, zeroQuantity } from "#domain/money/quantity.ts";
import { scaleRounded } from "#domain/money/rounding.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import type { MarkupScope } from "#domain/pricing/terms.ts";

/** The fields of a line that its price depends on. */
export type PricedLine = Pick<LineItem, "itemType" | "customType" | "quantity" | "unitPrice">;

/** The fields of a line that decide what it counts as. */
export type LineClass = Pick<LineItem, "itemType" | "customType">;

/** Lines with their amounts before markup: one amount for each line, in order. */
export interface LineAmounts {
  readonly lines: readonly LineClass[];
  readonly amounts: readonly Pence[];
}

/**
 * The amount of a line before markup: quantity x unit price, rounded half away from zero. The quantity of a
 * description line is derived from its price, whatever the line says.
 * @throws RangeError beyond the safe integers.
 */
export function lineTotal(line: PricedLine): Pence {
  const count = line.itemType === "description" ? descriptionQuantity(line.unitPrice) : line.quantity;
  return pence(scaleRounded(count, line.unitPrice, oneQuantity));
}

/** The quantity of a description line: one if its cost is above zero, else zero. */
export function descriptionQuantity(cost: Pence): Quantity {
  return cost > 0 ? oneQuantity : zeroQuantity;
}

/** Whether a line counts as material: material lines, and custom lines of that class. */
export function isMaterial(line: LineClass): boolean {
  return line.itemType === "material" || (line.itemType === "custom" && line.customType === "material");
}

/** Whether a line counts as labour: labour lines, and custom lines of that class. */
export function isLabour(line: LineClass): boolean {
  return line.itemType === "labour" || (line.itemType === "custom" && line.customType === "labour");
}

/**
 * Whether a line is marked up: a description never is; under "materials only" only what counts as material is;
 * otherwise every line is, including a custom line of no class.
 */
export function carriesMarkup(line: LineClass, scope: MarkupScope): boolean {
  if (line.itemType === "description") return false;
  return scope === "materials_only" ? isMaterial(line) : true;
}
