import { allocate } from "#domain/money/allocate.ts";
import type { Pence } from "#domain/money/pence.ts";
import { addPence, zeroPence } from "#domain/money/pence.ts";
import { hundredPercent } from "#domain/money/percent.ts";
import type { Quantity } from "#domain/money/quantity.ts";
import { oneQuantity } from "#domain/money/quantity.ts";
import { divideRounded, exactProduct } from "#domain/money/rounding.ts";
import type { LineAmounts } from "#domain/pricing/line.ts";
import { carriesMarkup } from "#domain/pricing/line.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";

/**
 * The line totals as the customer sees them, markup included. The printed markup is split over the marked-up lines by
 * largest remainder, so that the printed column adds up to subtotal + markup (decision M6). Description lines are
 * shown unchanged.
 *
 * @param markup the document's markup as printed
 * @returns one total for each line, in order
 */
export function customerLineTotals(
  { lines, amounts }: LineAmounts,
  markup: Pence,
  { markupPercent, markupScope }: PriceTerms,
): readonly Pence[] {
  if (markupPercent === 0) return amounts;
  const shares = amounts.map((amount, index) => {
    const line = lines[index];
    return line && carriesMarkup(line, markupScope) ? exactProduct(amount, markupPercent) : 0;
  });
  const parts = allocate(markup, shares, hundredPercent);
  return amounts.map((amount, index) => addPence(amount, parts[index] ?? zeroPence));
}

/** The price of one unit for reading: a whole number of 10^-decimals pounds or dollars. */
export interface UnitPrice {
  readonly value: number;
  readonly decimals: 2 | 3 | 4;
}

/**
 * The unit price shown beside a line total: line / quantity with as few decimals as make quantity x price the line
 * total again: 2, else 3, else 4 (decision M13). If four are too few, the line total is right and the product misses
 * it. Zero for a quantity of zero, which costs nothing.
 */
export function customerUnitPrice(lineTotal: Pence, quantity: Quantity): UnitPrice {
  if (quantity === 0) return unitPriceOf(zeroPence);
  const prices = ([2, 3, 4] as const).map((decimals) => {
    const perPenny = 10 ** (decimals - 2);
    const value = divideRounded(exactProduct(lineTotal, oneQuantity * perPenny), quantity);
    const isExact = divideRounded(exactProduct(value, quantity), oneQuantity * perPenny) === lineTotal;
    return { value, decimals, isExact };
  });
  const [, , finest] = prices;
  const { value, decimals } = prices.find(({ isExact }) => isExact) ?? finest ?? unitPriceOf(zeroPence);
  return { value, decimals };
}

/** A price in pence as a unit price. */
export function unitPriceOf(price: Pence): UnitPrice {
  return { value: price, decimals: 2 };
}
