import { formatMoney } from "#domain/money/format-money.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Language } from "#domain/region/region.ts";

interface MoneyTextProps {
  amount: Pence;
  currency: Currency;
  language: Language;
  className?: string;
}

/** An amount in tabular figures, never wrapped. */
export function MoneyText({ amount, currency, language, className = "" }: MoneyTextProps) {
  return (
    <span className={`tabular whitespace-nowrap ${className}`}>
      {formatMoney(amount, currency, language)}
    </span>
  );
}
