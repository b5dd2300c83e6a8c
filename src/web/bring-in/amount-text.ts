import { currencySign } from "#domain/money/format-money.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Language } from "#domain/region/region.ts";

/** Which sign separates the decimals when an amount can be read both ways; null until it is decided. */
export type DecimalMark = "point" | "comma" | null;

/** An amount from a file as plain decimal text ("1234.5"), or the reason why it was not read. */
export type AmountText =
  | { state: "read"; text: string; mark: DecimalMark }
  | { state: "ambiguous" | "otherCurrency" | "wrong" };

export interface AmountContext {
  currency: Currency;
  language: Language;
  decimalMark: DecimalMark;
}

/**
 * [Note: Amounts in files]
 * Files come from everywhere, so each way of writing an amount is accepted if it has one meaning only: 1234.5 and
 * 1234,50 (one or two digits after the sign are decimals), 1,234.50 and 1.234,50 and 1 234,50 (the last sign is the
 * decimal sign), 1,234,567 (thousands repeat, decimals do not), with the account's own currency sign or code before
 * or after. 1,234 and 1.234 have two meanings and are never guessed: the person says once for the whole file how
 * amounts are written, or another amount of the file has said so. Other currencies are refused, and so are amounts
 * below zero.
 */
export function readAmountText(text: string, context: AmountContext): AmountText {
  const bare = withoutCurrency(text.trim().replace(/[\s\u00a0\u202f]+/g, " "), context);
  if (otherCurrencies.test(bare)) return { state: "otherCurrency" };
  const parts = split(bare, context.decimalMark);
  if (parts === null) return { state: "wrong" };
  if (parts === "ambiguous") return { state: "ambiguous" };
  const decimals = parts.decimals.replace(/0+$/, "");
  return {
    state: "read",
    text: decimals === "" ? parts.whole : `${parts.whole}.${decimals}`,
    mark: parts.mark,
  };
}

const otherCurrencies = /[$£€¥]|\b(?:GBP|USD|AUD|EUR|NZD|CAD|CHF|JPY)\b/;

interface Parts {
  whole: string;
  decimals: string;
  /** The decimal sign that this amount shows; null when it shows none. */
  mark: DecimalMark;
}

/** Separates thousands from decimals; null when the text is not an amount. */
function split(text: string, mark: DecimalMark): Parts | "ambiguous" | null {
  if (/^\d+$/.test(text)) return { whole: text, decimals: "", mark: null };
  const single = /^(\d*)([.,])(\d+)$/.exec(text);
  if (single) return splitAtSingle(single, mark);
  for (const [pattern, shown] of groupings) {
    const match = pattern.exec(text);
    if (match)
      return { whole: (match[1] ?? "").replace(/[., ]/g, ""), decimals: match[2] ?? "", mark: shown };
  }
  return null;
}

/** A single point or comma separates decimals, unless three digits follow it as they would after thousands. */
function splitAtSingle([, whole = "", sign, rest = ""]: string[], mark: DecimalMark): Parts | "ambiguous" {
  const shown = sign === "." ? "point" : "comma";
  const mayBeThousands = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!mayBeThousands) return { whole: whole === "" ? "0" : whole, decimals: rest, mark: shown };
  if (mark === null) return "ambiguous";
  return mark === shown
    ? { whole, decimals: rest, mark: null }
    : { whole: whole + rest, decimals: "", mark: null };
}

/** Thousands in groups, written in a way that has one meaning only, then the decimals, if any. */
const groupings: readonly (readonly [RegExp, DecimalMark])[] = [
  [/^(\d{1,3}(?:,\d{3})+)\.(\d+)$/, "point"],
  [/^(\d{1,3}(?:\.\d{3})+),(\d+)$/, "comma"],
  [/^(\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/, null],
  [/^(\d{1,3}(?:,\d{3}){2,})$/, "point"],
  [/^(\d{1,3}(?:\.\d{3}){2,})$/, "comma"],
];

/** Removes the account's own currency sign or code before or after the figure. */
function withoutCurrency(text: string, { currency, language }: AmountContext): string {
  // In its own country, a dollar is written with either of its signs.
  const signs = [currencySign(currency, language), currencySign(currency, "en-GB"), currency];
  const before = signs.find((sign) => text.startsWith(sign));
  if (before !== undefined) return text.slice(before.length).trim();
  const after = signs.find((sign) => text.endsWith(sign));
  return after === undefined ? text : text.slice(0, -after.length).trim();
}
