import type { Pence } from "#domain/money/pence.ts";
import type { Currency } from "#domain/region/currency.ts";

interface InCurrency {
  currency: Currency;
}

/**
 * The sums in one currency, null if there are none, and those in the others. Amounts in different currencies are
 * never added (decision A16).
 */
export function splitByCurrency<T extends InCurrency>(
  sums: readonly T[],
  currency: Currency,
): { own: T | null; others: T[] } {
  const own = sums.find((each) => each.currency === currency) ?? null;
  return { own, others: sums.filter((each) => each !== own) };
}

export interface Amount extends InCurrency {
  amount: Pence;
}

/**
 * Figures in the firm's own currency, with those in other currencies beside them, as dashboard and reports have them.
 */
type BesideOthers<Figures> = Figures & { others: readonly Figures[] };

/** A sum in each currency, the firm's own first. */
export function amountsOf<Name extends string>(
  figures: BesideOthers<Record<Name, Pence> & InCurrency>,
  name: Name,
): Amount[] {
  const { currency, others } = figures;
  return [
    { amount: figures[name], currency },
    ...others.map((each) => ({ amount: each[name], currency: each.currency })),
  ];
}

/** The count over all currencies. */
export function countOf<Name extends string>(
  figures: BesideOthers<Record<Name, number>>,
  name: Name,
): number {
  const own: Record<Name, number> = figures;
  return figures.others.reduce<number>((sum, each) => sum + each[name], own[name]);
}
