import type { Language } from "#domain/company/region.ts";
import type { Currency } from "#domain/money/currency.ts";
import type { Pence } from "#domain/money/pence.ts";
import { formatPence } from "#domain/money/pence.ts";
import { formatScaled } from "#domain/money/scaled-text.ts";

/** The sign beside an amount; a dollar read outside its own country says whose dollar it is. */
const signs: Record<Currency, Record<Language, string>> = {
  GBP: { "en-GB": "£", "en-US": "£", "en-AU": "£" },
  USD: { "en-GB": "US$", "en-US": "$", "en-AU": "US$" },
  AUD: { "en-GB": "A$", "en-US": "A$", "en-AU": "$" },
};

/** The sign of a currency as a language writes it: "£", "$", "A$". */
export function currencySign(currency: Currency, language: Language): string {
  return signs[currency][language];
}

/**
 * Writes an amount for reading, in digits only: "£1,234.50", "-£5.00", "A$10.00". The three languages
 * group thousands alike. Works on the digits of the integer, so nothing passes through a fraction.
 */
export function formatMoney(amount: Pence, currency: Currency, language: Language): string {
  return withSign(formatPence(amount), currency, language);
}

/** Writes a price of one unit for reading, with the decimals it has: "£4.465". */
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
  return `${isNegative ? "-" : ""}${currencySign(currency, language)}${grouped}`;
}

function groupThousands(text: string): string {
  return text.replace(/\d(?=(?:\d{3})+\.)/g, "$&,");
}
