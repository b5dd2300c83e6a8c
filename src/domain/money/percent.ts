import { formatScaled, parseScaled } from "#domain/money/scaled-text.ts";

declare const percentBrand: unique symbol;

/** A percentage in whole thousandths of a percent: 20% is 20000, 8.875% is 8875 (decision M9). */
export type Percent = number & { readonly [percentBrand]: "Percent" };

/** 100% in thousandths of a percent: the divisor of every percentage. */
export const hundredPercent: Percent = percent(100_000);

export const zeroPercent: Percent = percent(0);

/**
 * Brands a whole number of thousandths of a percent. Minus zero becomes zero.
 * @throws RangeError unless it is a safe integer.
 */
export function percent(thousandths: number): Percent {
  if (!Number.isSafeInteger(thousandths)) {
    throw new RangeError(`Not a whole number of thousandths of a percent: ${thousandths}`);
  }
  return (thousandths + 0) as Percent;
}

/**
 * Reads plain decimal text of at most three decimals ("20", "7.25", "8.875"), without a percent sign. Null for
 * anything else. The caller checks the bounds: tax and discount end at 100, markup at 1000.
 */
export function parsePercent(text: string): Percent | null {
  const thousandths = parseScaled(text, 3);
  return thousandths === null ? null : percent(thousandths);
}

/** Formats a percentage with two decimals, or three where it needs them: "20.00", "7.25", "8.875". */
export function formatPercent(value: Percent): string {
  return formatScaled(value, { decimals: 3, atLeast: 2 });
}

/** Formats a percentage for a sentence, without trailing zeros: "20", "7.5", "8.875". */
export function formatPercentShort(value: Percent): string {
  return formatScaled(value, { decimals: 3, atLeast: 0 });
}
