import { readDecimal, roundDecimal } from "#domain/money/decimal.ts";
import type { Pence } from "#domain/money/pence.ts";
import { pence, zeroPence } from "#domain/money/pence.ts";
import type { Percent } from "#domain/money/percent.ts";
import { percent } from "#domain/money/percent.ts";
import type { Quantity } from "#domain/money/quantity.ts";
import { quantity, zeroQuantity } from "#domain/money/quantity.ts";

/**
 * [Note: Lenient reading]
 * The engine never refuses a number of raw input: if it is missing or not numeric, a default takes its place and the
 * sum goes on. "1,000" is not numeric, so it counts as 0 and never as 1. Screens and the wire are strict instead:
 * they refuse what they cannot read (parsePence and the like). A number with more decimals than its unit is rounded
 * half away from zero.
 */

/** A quantity of raw input; 0 if it is missing or not numeric. @throws RangeError beyond the safe integers. */
export function readQuantity(value: unknown): Quantity {
  const decimal = readDecimal(value);
  return decimal === null ? zeroQuantity : quantity(roundDecimal(decimal, 3));
}

/** An amount of raw input; 0 if it is missing or not numeric. @throws RangeError beyond the safe integers. */
export function readMoney(value: unknown): Pence {
  const decimal = readDecimal(value);
  return decimal === null ? zeroPence : pence(roundDecimal(decimal, 2));
}

/**
 * A percentage of raw input; the fallback if it is missing or not numeric. The number 0 is a number.
 * @throws RangeError beyond the safe integers.
 */
export function readPercent(value: unknown, fallback: Percent): Percent {
  const decimal = readDecimal(value);
  return decimal === null ? fallback : percent(roundDecimal(decimal, 3));
}
