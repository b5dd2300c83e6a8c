import type { Language } from "#domain/company/region.ts";
import type { Currency } from "#domain/money/currency.ts";
import { currencySign } from "#domain/money/format-money.ts";
import { type Pence, parsePence } from "#domain/money/pence.ts";

/** Which sign stands before the decimals where a file can be read both ways; null until the person has said. */
export type DecimalMark = "point" | "comma" | null;

/** An amount of a file, or why it is none. */
export type ImportedAmount =
  | { state: "read"; amount: Pence }
  | { state: "ambiguous" | "otherCurrency" | "tooPrecise" | "wrong" };

interface AmountContext {
  currency: Currency;
  language: Language;
  decimalMark: DecimalMark;
}

/**
 * [Note: Amounts in files]
 * Files come from everywhere, so amounts are read in each way of writing them that has one meaning only:
 * 1234.5 and 1234,50 (one or two digits after the sign are decimals), 1,234.50 and 1.234,50 and 1 234,50 (the last
 * sign is the decimal one), 1,234,567 (thousands repeat, decimals do not), with the account's own currency sign or
 * code before or after. 1,234 and 1.234 have two meanings and are never guessed: the person says once for the file how
 * amounts are written. Another currency, more than two decimals that are not zeros, and anything below zero are refused.
 */
export function readImportedAmount(text: string, context: AmountContext): ImportedAmount {
  const bare = withoutCurrency(text.trim().replace(/[\s\u00a0\u202f]+/g, " "), context);
  if (otherCurrencies.test(bare)) return { state: "otherCurrency" };
  const parts = split(bare, context.decimalMark);
  if (parts === null) return { state: "wrong" };
  if (parts === "ambiguous") return { state: "ambiguous" };
  const decimals = parts.decimals.replace(/0+$/, "");
  if (decimals.length > 2) return { state: "tooPrecise" };
  const amount = parsePence(decimals === "" ? parts.whole : `${parts.whole}.${decimals}`);
  return amount === null ? { state: "wrong" } : { state: "read", amount };
}

const otherCurrencies = /[$£€¥]|\b(?:GBP|USD|AUD|EUR|NZD|CAD|CHF|JPY)\b/;

interface Parts {
  whole: string;
  decimals: string;
}

/** Tells thousands from decimals; null for what is no amount at all. */
function split(text: string, mark: DecimalMark): Parts | "ambiguous" | null {
  if (/^\d+$/.test(text)) return { whole: text, decimals: "" };
  const single = /^(\d*)([.,])(\d+)$/.exec(text);
  if (single) return splitAtSingle(single, mark);
  for (const pattern of groupings) {
    const match = pattern.exec(text);
    if (match) return { whole: (match[1] ?? "").replace(/[., ]/g, ""), decimals: match[2] ?? "" };
  }
  return null;
}

/** One point or one comma: of decimals, unless three digits follow it as they would follow thousands. */
function splitAtSingle([, whole = "", sign, rest = ""]: string[], mark: DecimalMark): Parts | "ambiguous" {
  const mayBeThousands = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!mayBeThousands) return { whole: whole === "" ? "0" : whole, decimals: rest };
  if (mark === null) return "ambiguous";
  const isDecimal = (mark === "point") === (sign === ".");
  return isDecimal ? { whole, decimals: rest } : { whole: whole + rest, decimals: "" };
}

/** Thousands in groups, written so that nothing else can be meant; then the decimals, if any. */
const groupings = [
  /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d+)$/,
  /^(\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/,
  /^(\d{1,3}(?:,\d{3}){2,})$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
];

/** Takes off the account's own sign or code, from before or after the figure. */
function withoutCurrency(text: string, { currency, language }: AmountContext): string {
  // Within its own country a dollar goes by either of its signs.
  const signs = [currencySign(currency, language), currencySign(currency, "en-GB"), currency];
  const before = signs.find((sign) => text.startsWith(sign));
  if (before !== undefined) return text.slice(before.length).trim();
  const after = signs.find((sign) => text.endsWith(sign));
  return after === undefined ? text : text.slice(0, -after.length).trim();
}
