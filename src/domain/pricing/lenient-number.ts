import { readDecimal, roundDecimal } from "#domain/money/decimal.ts";
import type { Pence } from "#domain/money/pence.ts";
import { pence, zeroPence } from "#domain/money/pence.ts";
import type { Percent } from "#domain/money/percent.ts";
import { percent } from "#domain/money/percent.ts";
import type { Quantity } from "#domain/money/quantity.ts";
import { quantity, zeroQuantity } from "#domain/money/quantity.ts";

/**
 * [Note: Lenient reading]
 * The engine reads raw input as specification 2 §9 says: what is missing or not numeric counts as a default and
 * never stops the sum. "1,000" is not numeric, so it counts as 0 and never as 1. Screens and the wire are strict
 * instead: they refuse what they cannot read (parsePence and its kin). More decimals than the unit has are rounded
 * half away from zero.
 */

/** A quantity as raw input holds it; 0 if it is missing or not numeric. @throws RangeError beyond the safe integers. */
export function readQuantity(value: unknown): Quantity {
  const decimal = readDecimal(value);
  return decimal === null ? zeroQuantity : quantity(roundDecimal(decimal, 3));
}

/** An amount as raw input holds it; 0 if it is missing or not numeric. @throws RangeError beyond the safe integers. */
export function readMoney(value: unknown): Pence {
  const decimal = readDecimal(value);
  return decimal === null ? zeroPence : pence(roundDecimal(decimal, 2));
}

/**
 * A percentage as raw input holds it; the fallback if it is missing or not numeric. The number 0 is a number.
 * @throws RangeError beyond the safe integers.
 */
export function readPercent(value: unknown, fallback: Percent): Percent {
  const decimal = readDecimal(value);
  return decimal === null ? fallback : percent(roundDecimal(decimal, 3));
}
