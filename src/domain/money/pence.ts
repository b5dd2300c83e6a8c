import { formatScaled, parseScaled } from "#domain/money/scaled-text.ts";

declare const penceBrand: unique symbol;

/** An amount of money in whole pence (or cents); negative for a credit. Always a safe integer. */
export type Pence = number & { readonly [penceBrand]: "Pence" };

export const zeroPence: Pence = pence(0);

/** The largest amount a document may reach: 99,999,999.99 (docs/rules/pricing.md). */
export const maximumDocumentPence: Pence = pence(9_999_999_999);

/**
 * Brands a whole number of pence. Minus zero becomes zero.
 * @throws RangeError unless it is a safe integer.
 */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of pence: ${amount}`);
  return (amount + 0) as Pence;
}

export function addPence(left: Pence, right: Pence): Pence {
  return pence(left + right);
}

/** The sum of amounts; zero when there are none. @throws RangeError beyond the safe integers. */
export function sumPence(amounts: Iterable<Pence>): Pence {
  let sum: number = zeroPence;
  for (const amount of amounts) sum = pence(sum + amount);
  return pence(sum);
}

/**
 * Reads plain decimal text of at most two decimals ("12.5", "-0.05", ".5") as pence. Null for anything else: blanks,
 * "1,000", "1e3", "£5", "12.345", amounts beyond the safe integers.
 */
export function parsePence(text: string): Pence | null {
  const amount = parseScaled(text, 2);
  return amount === null ? null : pence(amount);
}

/** Formats an amount as decimal text with two decimals, its form on the wire: "12.50", "-0.05". */
export function formatPence(amount: Pence): string {
  return formatScaled(amount, { decimals: 2, atLeast: 2 });
}
