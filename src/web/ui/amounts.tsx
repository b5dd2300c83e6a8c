import type { Amount } from "#domain/money/by-currency.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { Language } from "#domain/region/region.ts";
import { MoneyText } from "#web/ui/money-text.tsx";

interface AmountsProps {
  /** One amount for each currency, the firm's own currency first. */
  amounts: readonly Amount[];
  language: Language;
  className?: string;
}

/** Sums in several currencies, one below the other: they are never added up (decision A16). */
export function Amounts({ amounts, language, className = "" }: AmountsProps) {
  return namedAmounts(amounts).map(({ amount, currency }) => (
    <MoneyText key={currency} {...{ amount, currency, language }} className={`block ${className}`} />
  ));
}

/** The same sums within a line of text: "£100.00 and A$50.00". */
export function amountsText(amounts: readonly Amount[], language: Language): string {
  const texts = namedAmounts(amounts).map(({ amount, currency }) => formatMoney(amount, currency, language));
  return [texts.slice(0, -1).join(", "), texts.at(-1)].filter(Boolean).join(" and ");
}

/** The amounts that are not zero; the one in the firm's own currency when all are zero. */
function namedAmounts(amounts: readonly Amount[]): readonly Amount[] {
  const filled = amounts.filter(({ amount }) => amount !== 0);
  return filled.length > 0 ? filled : amounts.slice(0, 1);
}
