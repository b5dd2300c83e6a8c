import { type Decimal, readDecimal } from "#domain/money/decimal.ts";
import { type Pence, pence } from "#domain/money/pence.ts";
import { hundredPercent, type Percent } from "#domain/money/percent.ts";
import { divideRounded } from "#domain/money/rounding.ts";
import { type AmountContext, type DecimalMark, readAmountText } from "#web/bring-in/amount-text.ts";
import { currencySaid } from "#web/bring-in/currency-said.ts";

/** A price as a cell has it, or why it has none. */
export type CellPrice =
  | { state: "read"; amount: Decimal; unit: string; tax: "with" | "without" | null }
  | { state: "none"; text: string }
  | { state: "belowZero" }
  | { state: "otherCurrency"; currency: "EUR" | "USD" | "AUD" | "GBP" | "other" };

/** No price is longer, and a longer text would keep the patterns busy. */
const longestPrice = 100;

/** Reads "£1.24", "45p", "£45/hr", "280 a day", "3.20 per 100", "12 inc VAT"; the unit is what stands behind the amount. */
export function readCellPrice(cell: string, context: AmountContext): CellPrice {
  const whole = cell
    .slice(0, longestPrice + 1)
    .replace(/\s+/g, " ")
    .replace(/^ | ?[*†]* ?$/g, "");
  if (whole.length > longestPrice) return { state: "none", text: whole.slice(0, longestPrice) };
  const said = taxWords.exec(whole)?.[0] ?? null;
  // "Day rate 180" and "180 day rate" are 180 a day, and "£55 + VAT each" is 55 each.
  const text = whole
    .replace(said ?? "", "")
    .trim()
    .replace(/^(hourly|day|daily)(?: rate)?\s*:?\s*([£$€\d].*\d)$/i, "$2 a $1")
    .replace(/^(.*\d)\s*(?:\/|a|per)?\s*(hourly|day|daily) rate$/i, "$1 a $2");
  const [, bare = text, pennies, after, each = ""] = priceAndUnit.exec(text) ?? [];
  const unit = (after ?? each).trim();
  // What Excel makes of 12.05 is no price: 12/05/2026.
  if (/^\d{1,2}\/\d{2,4}$/.test(unit)) return { state: "none", text };
  if (isNegative(bare)) return { state: "belowZero" };
  const read = readAmountText(bare, { ...context, decimalMark: context.decimalMark ?? "point" });
  const currency = currencySaid(bare) ?? "other";
  if (read.state === "otherCurrency" && currency !== context.currency) return { state: read.state, currency };
  const amount = read.state === "read" ? readDecimal(read.text) : null;
  if (amount === null) return { state: "none", text };
  return {
    state: "read",
    amount:
      pennies && !/[£$€]|\.\d\dp\//i.test(text.replace(/\s/g, ""))
        ? { ...amount, decimals: amount.decimals + 2 }
        : amount,
    unit,
    tax: said === null ? null : /inc/i.test(said) ? "with" : "without",
  };
}

/** "+ VAT", "(inc. VAT)", "VAT included", "ex", "net" behind an amount or its unit. */
const taxWords =
  /(?<=[\d\sa-z])\(?(?:(?:\+|\bplus|\bex(?:c|cl|cluding|clusive of)?|\binc(?:l|luding|lusive of)?)\.?\s*(?:vat|tax|gst)|\b(?:vat|tax|gst) ?(?:ex(?:c|cl|cluded|tra)?|inc(?:l|luded)?)|(?<![a-z])(?:excl?|ex|incl?|nett?))\b\.?\)?/i;

/** The p of "35 p/h" is no penny: nothing is charged by the hour or the day in pence. */
const priceAndUnit =
  /^([^a-z/]*\d)\s*(p(?!\s*\/\s*(?:h|d)))?\s*(?:(?:\/|per\b|an?\b|p\/)\s*(\S.*)|(each|ea|ph|pd|hourly|daily|fixed(?: price)?))?$/i;

function isNegative(text: string): boolean {
  return /^\W*[-−–]\s*\W?\d|^\(.*\d.*\)$|\d-$/.test(text);
}

/**
 * How the amounts of a file are written, from those that can be read in one way only; where none of them says it, a
 * comma is decimal in files separated by semicolons, which Excel writes where the comma is taken.
 *
 * @returns the mark, and whether it had to be assumed for an amount that can be read in two ways
 */
export function decimalMarkOf(
  cells: readonly string[],
  context: AmountContext,
  delimiter: string,
): { mark: Exclude<DecimalMark, null>; isAssumed: boolean } {
  let isAmbiguous = false;
  const shown = new Set<DecimalMark>();
  for (const cell of cells) {
    const [, bare = cell] = priceAndUnit.exec(cell.trim().slice(0, longestPrice)) ?? [];
    const read = readAmountText(bare.replace(/^[-−–(]|\)$/g, ""), { ...context, decimalMark: null });
    if (read.state === "ambiguous") isAmbiguous = true;
    if (read.state === "read") shown.add(read.mark);
  }
  if (shown.has("point")) return { mark: "point", isAssumed: false };
  if (shown.has("comma")) return { mark: "comma", isAssumed: false };
  return { mark: delimiter === ";" ? "comma" : "point", isAssumed: isAmbiguous };
}

/** An exact price on its way from a cell to whole pence: a fraction of whole numbers. */
export interface ExactPrice {
  above: bigint;
  below: bigint;
}

export function exactPrice({ digits, decimals }: Decimal): ExactPrice {
  return decimals >= 0
    ? { above: digits, below: 10n ** BigInt(decimals) }
    : { above: digits * 10n ** BigInt(-decimals), below: 1n };
}

/** A price before a percentage was added: 12.00 with VAT at 20% is 10.00 without. */
export function without({ above, below }: ExactPrice, added: Percent): ExactPrice {
  return { above: above * BigInt(hundredPercent), below: below * BigInt(hundredPercent + added) };
}

/** A price less a discount. */
export function less({ above, below }: ExactPrice, discount: Percent): ExactPrice {
  return { above: above * BigInt(hundredPercent - discount), below: below * BigInt(hundredPercent) };
}

/** A price in whole pence, whether it was rounded to them, and whether that changes it by more than 1%. */
interface RoundedPrice {
  amount: Pence;
  isRounded: boolean;
  isChanged: boolean;
}

/** The price in whole pence, half up. Null when it is too large. */
export function roundedPrice({ above, below }: ExactPrice): RoundedPrice | null {
  const cents = above * 100n;
  if (cents / below > 9_999_999_999n) return null;
  const amount = pence(divideRounded(cents, below));
  const difference = BigInt(amount) * below - cents;
  const size = difference < 0n ? -difference : difference;
  return { amount, isRounded: size > 0n, isChanged: size * 100n > cents };
}
