import type { Pence } from "#domain/money/pence.ts";
import { pence } from "#domain/money/pence.ts";
import { wholeQuotient } from "#domain/money/rounding.ts";

/**
 * Splits a rounded total over the exact shares it was rounded from, by largest remainder, so that the parts add up to
 * it: each share is rounded down, then the missing pennies go one each to the largest remainders, on a tie to the
 * earlier share. A share without a remainder gets a penny only after the others. If the total is further from the
 * shares than one penny each, every part first takes the same number of whole pennies; if all shares are zero, the
 * split is even.
 *
 * @param total what the parts must add up to
 * @param shares the exact shares, each a whole number of 1/divisor pennies; any sign
 * @param divisor how many units of a share make a penny; above zero
 * @returns one part for each share, in order
 * @throws RangeError for a total that is not zero without any share, and beyond the safe integers
 */
export function allocate(total: Pence, shares: readonly (number | bigint)[], divisor: number): Pence[] {
  const parts: number[] = [];
  const remainders: number[] = [];
  let missing: number = total;
  for (const share of shares) {
    const part = floorQuotient(share, divisor);
    parts.push(part);
    remainders.push(remainderOf(share, part, divisor));
    missing -= part;
  }
  if (missing !== 0) handOut(missing, parts, remainders);
  return parts.map(pence);
}

/** Adds the missing pennies to the parts. Clears the remainders that received one. */
function handOut(missing: number, parts: number[], remainders: number[]): void {
  if (parts.length === 0) throw new RangeError("A total cannot be split over no shares");
  const toEach = Math.floor(missing / parts.length);
  if (toEach !== 0)
    parts.forEach((part, index) => {
      parts[index] = part + toEach;
    });
  for (let left = missing - toEach * parts.length; left > 0; left -= 1) {
    const favoured = indexOfLargest(remainders);
    parts[favoured] = (parts[favoured] ?? 0) + 1;
    remainders[favoured] = -1;
  }
}

function indexOfLargest(remainders: readonly number[]): number {
  let found = 0;
  let largest = -2;
  for (let index = 0; index < remainders.length; index += 1) {
    const remainder = remainders[index] ?? -2;
    if (remainder > largest) {
      largest = remainder;
      found = index;
    }
  }
  return found;
}

function floorQuotient(share: number | bigint, divisor: number): number {
  if (typeof share === "number") {
    const quotient = wholeQuotient(share, divisor);
    return quotient * divisor > share ? quotient - 1 : quotient;
  }
  const quotient = share / BigInt(divisor);
  return Number(quotient * BigInt(divisor) > share ? quotient - 1n : quotient);
}

function remainderOf(share: number | bigint, quotient: number, divisor: number): number {
  if (typeof share === "number") return share - quotient * divisor;
  return Number(share - BigInt(quotient) * BigInt(divisor));
}
