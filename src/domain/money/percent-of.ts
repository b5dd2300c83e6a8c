import type { Pence } from "#domain/money/pence.ts";
import { pence } from "#domain/money/pence.ts";
import type { Percent } from "#domain/money/percent.ts";
import { hundredPercent } from "#domain/money/percent.ts";
import { scaleRounded } from "#domain/money/rounding.ts";

/**
 * A percentage of an amount, rounded half away from zero to a whole penny.
 * @throws RangeError beyond the safe integers.
 */
export function percentOf(amount: Pence, rate: Percent): Pence {
  return pence(scaleRounded(amount, rate, hundredPercent));
}
