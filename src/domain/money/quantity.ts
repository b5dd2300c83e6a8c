import { formatScaled, parseScaled } from "#domain/money/scaled-text.ts";

declare const quantityBrand: unique symbol;

/** A quantity in whole thousandths: 7.5 hours is 7500. */
export type Quantity = number & { readonly [quantityBrand]: "Quantity" };

/** One whole piece, hour or metre, in thousandths: the divisor of every quantity. */
export const oneQuantity: Quantity = quantity(1000);

/** None. */
export const zeroQuantity: Quantity = quantity(0);

/**
 * Takes a whole number of thousandths.
 * @throws RangeError unless it is a safe integer. Minus zero becomes zero.
 */
export function quantity(thousandths: number): Quantity {
  if (!Number.isSafeInteger(thousandths)) {
    throw new RangeError(`Not a whole number of thousandths: ${thousandths}`);
  }
  return (thousandths + 0) as Quantity;
}

/** Reads a plain decimal of at most three decimals ("1", "7.5", "0.125"). Anything else is null. */
export function parseQuantity(text: string): Quantity | null {
  const thousandths = parseScaled(text, 3);
  return thousandths === null ? null : quantity(thousandths);
}

/** Writes a quantity with as many decimals as it needs: "1", "7.5", "0.125". */
export function formatQuantity(value: Quantity): string {
  return formatScaled(value, { decimals: 3, atLeast: 0 });
}
