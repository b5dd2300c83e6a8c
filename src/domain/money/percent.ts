import { formatScaled, parseScaled } from "#domain/money/scaled-text.ts";

declare const percentBrand: unique symbol;

/** A percentage in whole thousandths of a percent: 20% is 20000, 8.875% is 8875 (decision M9). */
export type Percent = number & { readonly [percentBrand]: "Percent" };

/** A whole, in thousandths of a percent: the divisor of every percentage. */
export const hundredPercent: Percent = percent(100_000);

/** Nothing of it. */
export const zeroPercent: Percent = percent(0);

/**
 * Takes a whole number of thousandths of a percent.
 * @throws RangeError unless it is a safe integer. Minus zero becomes zero.
 */
export function percent(thousandths: number): Percent {
  if (!Number.isSafeInteger(thousandths)) {
    throw new RangeError(`Not a whole number of thousandths of a percent: ${thousandths}`);
  }
  return (thousandths + 0) as Percent;
}

/**
 * Reads a plain decimal of at most three decimals ("20", "7.25", "8.875"), without a percent sign.
 * Anything else is null. The caller bounds it: tax and discount end at 100, markup at 1000.
 */
export function parsePercent(text: string): Percent | null {
  const thousandths = parseScaled(text, 3);
  return thousandths === null ? null : percent(thousandths);
}

/** Writes a percentage with two decimals, or three where it needs them: "20.00", "7.25", "8.875". */
export function formatPercent(value: Percent): string {
  return formatScaled(value, { decimals: 3, atLeast: 2 });
}

/** Writes a percentage for reading in a sentence, without needless decimals: "20", "7.5", "8.875". */
export function formatPercentShort(value: Percent): string {
  return formatScaled(value, { decimals: 3, atLeast: 0 });
}
