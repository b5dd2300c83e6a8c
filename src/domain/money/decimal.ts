import { divideRounded } from "#domain/money/rounding.ts";

/** An exact decimal of any length: digits / 10^decimals. */
export interface Decimal {
  readonly digits: bigint;
  readonly decimals: number;
}

const numeric = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/;
const longestText = 100;

/**
 * Reads a number as a client or an import may send it: a number, or text with a sign, a point or an exponent, with
 * blanks around it. Null for all that is not numeric: blanks alone, "1,000", "£5", "12 34", true, null, NaN, the
 * infinities, text of more than 100 characters.
 */
export function readDecimal(value: unknown): Decimal | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value).trim();
  if (text.length > longestText) return null;
  const match = numeric.exec(text);
  if (match === null) return null;
  const [, sign, whole = "", fraction = "", exponent = "0"] = match;
  if (whole + fraction === "") return null;
  const digits = BigInt(`${whole}${fraction}`);
  return shifted(sign === "-" ? -digits : digits, fraction.length - Number(exponent));
}

export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  return { digits: left.digits * right.digits, decimals: left.decimals + right.decimals };
}

/**
 * The decimal as a whole number of 10^-decimals units, rounded half away from zero: 12.345 in 2 is 1235.
 * @throws RangeError beyond the safe integers.
 */
export function roundDecimal(value: Decimal, decimals: number): number {
  const excess = value.decimals - decimals;
  if (excess <= 0) return divideRounded(value.digits * 10n ** BigInt(-excess), 1n);
  return divideRounded(value.digits, 10n ** BigInt(excess));
}

function shifted(digits: bigint, decimals: number): Decimal {
  if (decimals >= 0) return { digits, decimals };
  return { digits: digits * 10n ** BigInt(-decimals), decimals: 0 };
}
