import type { Amount } from "#domain/money/by-currency.ts";
import { type Pence, pence } from "#domain/money/pence.ts";
import type { Currency } from "#domain/region/currency.ts";
import { regionTerms } from "#domain/region/region.ts";
import type { Summary } from "#web/documents/shown-status.ts";

/** What documents come to, in each currency by itself, because different ones are never added (decision A16). */
export function sumsByCurrency(documents: readonly Pick<Summary, "language" | "total">[]): Amount[] {
  const sums = new Map<Currency, Pence>();
  for (const { total, language } of documents) {
    const { currency } = regionTerms(language);
    sums.set(currency, pence((sums.get(currency) ?? 0) + total));
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
