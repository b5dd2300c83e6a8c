/**
 * [Note: Rounding]
 * The one place where money, percentages and quantities are rounded: half away from zero, on exact integers. A
 * product below 2^53 is exact in a plain number, which is the case for nearly every document; beyond it the same rule
 * runs on BigInt. Other numbers (a trend in percent, the size of a picture) are rounded where they are used.
 */

/**
 * numerator / divisor, rounded half away from zero. Both are whole; each may be a BigInt.
 * @throws RangeError when the divisor is zero, an operand is not whole, or the result is not a safe integer.
 */
export function divideRounded(numerator: number | bigint, divisor: number | bigint): number {
  if (typeof numerator === "bigint" || typeof divisor === "bigint") {
    return divideRoundedExactly(BigInt(numerator), BigInt(divisor));
  }
  if (divisor === 0 || !Number.isSafeInteger(numerator) || !Number.isSafeInteger(divisor)) {
    throw new RangeError(`Cannot divide ${numerator} by ${divisor}`);
  }
  const quotient = wholeQuotient(numerator, divisor);
  const remainder = numerator - quotient * divisor;
  if (2 * Math.abs(remainder) < Math.abs(divisor)) return quotient + 0;
  return numerator < 0 === divisor < 0 ? quotient + 1 : quotient - 1;
}

/**
 * amount x multiplier / divisor, rounded once at the end, half away from zero. All are whole.
 * @throws RangeError as divideRounded.
 */
export function scaleRounded(amount: number, multiplier: number, divisor: number): number {
  return divideRounded(exactProduct(amount, multiplier), divisor);
}

/** The exact product of two whole numbers: a plain number while that is exact, a BigInt beyond that. */
export function exactProduct(left: number, right: number): number | bigint {
  const product = left * right;
  return Number.isSafeInteger(product) ? product : BigInt(left) * BigInt(right);
}

/**
 * The quotient of two safe integers, rounded towards zero. It is exact although the machine divides in floating
 * point: a quotient that is not whole is at least 1/divisor below the next whole number. Below 2^53 that is more than
 * half of the spacing of doubles there, so it is never rounded up to it.
 */
export function wholeQuotient(numerator: number, divisor: number): number {
  return Math.trunc(numerator / divisor);
}

function divideRoundedExactly(numerator: bigint, divisor: bigint): number {
  if (divisor === 0n) throw new RangeError(`Cannot divide ${numerator} by 0`);
  const remainder = numerator % divisor;
  let quotient = numerator / divisor;
  if (2n * magnitude(remainder) >= magnitude(divisor)) {
    quotient += numerator < 0n === divisor < 0n ? 1n : -1n;
  }
  const result = Number(quotient);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Too large a result: ${quotient}`);
  return result;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
