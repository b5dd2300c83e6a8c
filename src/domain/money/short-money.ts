import { currencySign, minus } from "#domain/money/format-money.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Language } from "#domain/region/region.ts";

/**
 * An amount in a few letters, rounded, for the eye alone: "£950", "£31.8k", "£1.2m"; with capitals in American English.
 */
export function shortMoney(amount: Pence, currency: Currency, language: Language): string {
  const whole = Math.round(Math.abs(amount) / 100);
  const sign = `${amount < 0 ? minus : ""}${currencySign(currency, language)}`;
  if (whole < 1000) return `${sign}${whole}`;
  const thousands = Math.round(whole / 100) / 10;
  const isMillions = thousands >= 1000;
  const letter = isMillions ? "m" : "k";
  const figure = isMillions ? Math.round(whole / 100_000) / 10 : thousands;
  return `${sign}${figure}${language === "en-US" ? letter.toUpperCase() : letter}`;
}
