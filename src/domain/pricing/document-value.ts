import type { Pence } from "#domain/money/pence.ts";
import { addPence, pence } from "#domain/money/pence.ts";
import { percentOf } from "#domain/money/percent-of.ts";
import type { LineSums } from "#domain/pricing/line-sums.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";

/** The steps from the lines of a document to its value. */
export interface DocumentValue {
  readonly markup: Pence;
  readonly discount: Pence;
  /** "Total excl. VAT": subtotal + markup - discount. */
  readonly value: Pence;
}

/**
 * Markup, discount and value of a quote or an invoice. Markup and discount are each rounded once. The base of the
 * discount is stored on the document, so a converted invoice keeps the quote's (decision M3).
 * @throws RangeError beyond the safe integers.
 */
export function documentValue(sums: LineSums, terms: PriceTerms): DocumentValue {
  const markup = percentOf(sums.markupBase, terms.markupPercent);
  const withMarkup = addPence(sums.subtotal, markup);
  const discounted = terms.discountBase === "subtotal" ? sums.subtotal : withMarkup;
  const discount = percentOf(discounted, terms.discountPercent);
  return { markup, discount, value: pence(withMarkup - discount) };
}
