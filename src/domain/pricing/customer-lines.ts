import type { PriceTerms } from "#domain/documents/trade-document.ts";
import { allocate } from "#domain/money/allocate.ts";
import type { Pence } from "#domain/money/pence.ts";
import { addPence, pence, zeroPence } from "#domain/money/pence.ts";
import { hundredPercent } from "#domain/money/percent.ts";
import type { Quantity } from "#domain/money/quantity.ts";
import { oneQuantity } from "#domain/money/quantity.ts";
import { exactProduct, scaleRounded } from "#domain/money/rounding.ts";
import type { LineAmounts } from "#domain/pricing/line.ts";
import { carriesMarkup } from "#domain/pricing/line.ts";

/**
 * The line totals as the customer sees them, markup included. The printed markup is split over the marked-up lines
 * by largest remainder, so the printed column adds up to subtotal + markup (decision M6). Description lines are
 * shown as they are.
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

/**
 * The unit price shown beside a line total: line / quantity to two decimals. The line total governs, so quantity x
 * this price may differ from it by pennies. Zero for a quantity of zero, which costs nothing.
 */
export function customerUnitPrice(lineTotal: Pence, quantity: Quantity): Pence {
  return quantity === 0 ? zeroPence : pence(scaleRounded(lineTotal, oneQuantity, quantity));
}
