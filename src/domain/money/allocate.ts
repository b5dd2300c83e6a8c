import type { Pence } from "#domain/money/pence.ts";
import { pence } from "#domain/money/pence.ts";

/**
 * Splits a rounded total over the exact shares it was rounded from, by largest remainder, so that the parts
 * add up to it: each share is rounded down, then the missing pennies go one each to the largest remainders,
 * a tie to the earlier share. A share of no remainder gets none while others have one. Should the total be
 * further from the shares than one penny each, every part takes the same number of whole pennies first; all
 * shares zero is thus an even split.
 *
 * @param total what the parts must add up to
 * @param shares the exact shares, each a whole number of 1/divisor pennies; any sign
 * @param divisor how many units of a share make a penny; above zero
 * @returns one part for each share, in order
 * @throws RangeError for a total above or below zero without any share, and beyond the safe integers
 */
export function allocate(total: Pence, shares: readonly (number | bigint)[], divisor: number): Pence[] {
  const floors = shares.map((share) => floorDivide(share, divisor));
  let missing: number = total;
  for (const floor of floors) missing -= floor.quotient;
  if (missing === 0) return floors.map((floor) => pence(floor.quotient));
  if (floors.length === 0) throw new RangeError("A total cannot be split over no shares");
  const toEach = Math.floor(missing / floors.length);
  const favoured = largestRemainders(floors, missing - toEach * floors.length);
  return floors.map((floor, index) => pence(floor.quotient + toEach + (favoured.has(index) ? 1 : 0)));
}

interface Floor {
  readonly quotient: number;
  /** At least zero and below the divisor. */
  readonly remainder: number;
}

function floorDivide(share: number | bigint, divisor: number): Floor {
  if (typeof share === "bigint") return floorDivideExactly(share, BigInt(divisor));
  const signed = share % divisor;
  const remainder = signed < 0 ? signed + divisor : signed;
  return { quotient: (share - remainder) / divisor, remainder };
}

function floorDivideExactly(share: bigint, divisor: bigint): Floor {
  const signed = share % divisor;
  const remainder = signed < 0n ? signed + divisor : signed;
  return { quotient: Number((share - remainder) / divisor), remainder: Number(remainder) };
}

function largestRemainders(floors: readonly Floor[], count: number): ReadonlySet<number> {
  const order = floors.map((floor, index) => ({ remainder: floor.remainder, index }));
  order.sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  return new Set(order.slice(0, count).map((entry) => entry.index));
}
