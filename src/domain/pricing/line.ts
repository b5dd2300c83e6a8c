import type { LineItem } from "#domain/documents/line-item.ts";
import type { Pence } from "#domain/money/pence.ts";
import { pence } from "#domain/money/pence.ts";
import type { Quantity } from "#domain/money/quantity.ts";
import { oneQuantity, zeroQuantity } from "#domain/money/quantity.ts";
import { scaleRounded } from "#domain/money/rounding.ts";
import type { MarkupScope } from "#domain/pricing/terms.ts";

/** What a price depends on of a line. */
export type PricedLine = Pick<LineItem, "itemType" | "customType" | "quantity" | "unitPrice">;

/** What a line counts as. */
export type LineClass = Pick<LineItem, "itemType" | "customType">;

/** Lines with their amounts before markup worked out: one amount for each line, in order. */
export interface LineAmounts {
  readonly lines: readonly LineClass[];
  readonly amounts: readonly Pence[];
}

/**
 * The amount of a line before markup: quantity x unit price, rounded half away from zero. The quantity of a
 * description line is derived, whatever the line says.
 * @throws RangeError beyond the safe integers.
 */
export function lineTotal(line: PricedLine): Pence {
  const count = line.itemType === "description" ? descriptionQuantity(line.unitPrice) : line.quantity;
  return pence(scaleRounded(count, line.unitPrice, oneQuantity));
}

/** The quantity of a description line: one if its cost is above zero, else none (specification 2 §5). */
export function descriptionQuantity(cost: Pence): Quantity {
  return cost > 0 ? oneQuantity : zeroQuantity;
}

/** Tells whether a line counts as material: material lines, and custom lines said to be material. */
export function isMaterial(line: LineClass): boolean {
  return line.itemType === "material" || (line.itemType === "custom" && line.customType === "material");
}

/** Tells whether a line counts as labour: labour lines, and custom lines said to be labour. */
export function isLabour(line: LineClass): boolean {
  return line.itemType === "labour" || (line.itemType === "custom" && line.customType === "labour");
}

/**
 * Tells whether a line is marked up (specification 2 §9): never a description; under "materials only" what
 * counts as material; else every line, a custom line of no class included.
 */
export function carriesMarkup(line: LineClass, scope: MarkupScope): boolean {
  if (line.itemType === "description") return false;
  return scope === "materials_only" ? isMaterial(line) : true;
}
