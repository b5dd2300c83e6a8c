import { groupThousands } from "#domain/money/format-count.ts";
import type { Pence } from "#domain/money/pence.ts";
import { formatPence } from "#domain/money/pence.ts";
import { formatScaled } from "#domain/money/scaled-text.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Language } from "#domain/region/region.ts";

/** The sign beside an amount. A dollar shown outside its own country names the country. */
const signs: Record<Currency, Record<Language, string>> = {
  GBP: { "en-GB": "£", "en-US": "£", "en-AU": "£" },
  USD: { "en-GB": "US$", "en-US": "$", "en-AU": "US$" },
  AUD: { "en-GB": "A$", "en-US": "A$", "en-AU": "$" },
};

/** The minus sign for reading: a hyphen is half as long, and a line could break after it. Files keep the hyphen. */
export const minus = "\u2212";

/** Stands in the place of a figure that is not known. */
export const unknownFigure = "–";

/** The sign of a currency in a language: "£", "$", "A$". */
export function currencySign(currency: Currency, language: Language): string {
  return signs[currency][language];
}

/**
 * Formats an amount for reading: "£1,234.50", "−£5.00", "A$10.00". The three languages group thousands alike. It
 * works on the digits of the integer, so no fraction is involved.
 */
export function formatMoney(amount: Pence, currency: Currency, language: Language): string {
  return withSign(formatPence(amount), currency, language);
}

/** Formats the price of one unit for reading, with the decimals it has: "£4.465". */
export function formatUnitPrice(
  { value, decimals }: { value: number; decimals: number },
  currency: Currency,
  language: Language,
): string {
  return withSign(formatScaled(value, { decimals, atLeast: decimals }), currency, language);
}

function withSign(text: string, currency: Currency, language: Language): string {
  const isNegative = text.startsWith("-");
  const grouped = groupThousands(isNegative ? text.slice(1) : text);
  return `${isNegative ? minus : ""}${currencySign(currency, language)}${grouped}`;
}
