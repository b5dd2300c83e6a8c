import { formatScaled, parseScaled } from "#domain/money/scaled-text.ts";

declare const quantityBrand: unique symbol;

/** A quantity in whole thousandths: 7.5 hours is 7500. */
export type Quantity = number & { readonly [quantityBrand]: "Quantity" };

/** One whole piece, hour or metre, in thousandths: the divisor of every quantity. */
export const oneQuantity: Quantity = quantity(1000);

export const zeroQuantity: Quantity = quantity(0);

/**
 * Brands a whole number of thousandths. Minus zero becomes zero.
 * @throws RangeError unless it is a safe integer.
 */
export function quantity(thousandths: number): Quantity {
  if (!Number.isSafeInteger(thousandths)) {
    throw new RangeError(`Not a whole number of thousandths: ${thousandths}`);
  }
  return (thousandths + 0) as Quantity;
}

/** Reads plain decimal text of at most three decimals ("1", "7.5", "0.125"). Null for anything else. */
export function parseQuantity(text: string): Quantity | null {
  const thousandths = parseScaled(text, 3);
  return thousandths === null ? null : quantity(thousandths);
}

/** Formats a quantity with as many decimals as it needs: "1", "7.5", "0.125". */
export function formatQuantity(value: Quantity): string {
  return formatScaled(value, { decimals: 3, atLeast: 0 });
}
