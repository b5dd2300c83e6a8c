/**
 * The one codec between integers and decimal text. It moves digits and never computes a fraction, so floating point
 * cannot interfere.
 */

const plainDecimal = /^(-?)(\d*)(?:\.(\d+))?$/;

/** How a scaled integer is written: its decimals, and how many of them are printed even when they are zero. */
export interface ScaledFormat {
  readonly decimals: number;
  readonly atLeast: number;
}

/**
 * Reads plain decimal text as an integer of 10^-decimals units: parseScaled("12.5", 2) is 1250. Null for anything
 * else: blanks, signs other than one leading minus, group separators, exponents, a missing digit after the point, too
 * many decimals, a number beyond the safe integers.
 */
export function parseScaled(text: string, decimals: number): number | null {
  const match = plainDecimal.exec(text);
  if (match === null) return null;
  const [, sign, whole = "", fraction = ""] = match;
  if (whole + fraction === "" || fraction.length > decimals) return null;
  const magnitude = Number(whole + fraction.padEnd(decimals, "0"));
  if (!Number.isSafeInteger(magnitude)) return null;
  return sign === "-" && magnitude !== 0 ? -magnitude : magnitude;
}

/** Formats an integer of 10^-decimals units as plain decimal text: 1250 with 2 decimals is "12.50". */
export function formatScaled(value: number, format: ScaledFormat): string {
  const { decimals, atLeast } = format;
  const digits = Math.abs(value)
    .toString()
    .padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = withoutTrailingZeros(digits.slice(digits.length - decimals), atLeast);
  return `${value < 0 ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

function withoutTrailingZeros(fraction: string, atLeast: number): string {
  let length = fraction.length;
  while (length > atLeast && fraction[length - 1] === "0") length -= 1;
  return fraction.slice(0, length);
}
