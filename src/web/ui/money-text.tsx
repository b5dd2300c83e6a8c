import type { Language } from "#domain/company/region.ts";
import type { Currency } from "#domain/money/currency.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { Pence } from "#domain/money/pence.ts";

interface MoneyTextProps {
  amount: Pence;
  currency: Currency;
  language: Language;
  className?: string;
}

/** An amount for reading, in figures of one width, never broken over two lines. */
export function MoneyText({ amount, currency, language, className = "" }: MoneyTextProps) {
  return (
    <span className={`tabular whitespace-nowrap ${className}`}>
      {formatMoney(amount, currency, language)}
    </span>
  );
}
