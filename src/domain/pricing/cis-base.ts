import type { PriceTerms } from "#domain/documents/trade-document.ts";
import type { Pence } from "#domain/money/pence.ts";
import { pence, zeroPence } from "#domain/money/pence.ts";
import { hundredPercent, zeroPercent } from "#domain/money/percent.ts";
import { divideRounded, scaleRounded } from "#domain/money/rounding.ts";
import type { DocumentValue } from "#domain/pricing/document-value.ts";
import type { LineSums } from "#domain/pricing/line-sums.ts";

/** The steps of a price that the deduction's base is worked out from. */
export interface PriceSteps {
  readonly sums: LineSums;
  readonly worth: DocumentValue;
}

/**
 * The labour that a Construction Industry Scheme deduction is taken of (decisions M1 and M2).
 * `deduct_before_vat`: the labour lines before markup, as they stand.
 * `hmrc`: the labour as charged, with its markup and less its share of the discount, rounded once, never
 * negative (HMRC manual CISR15100).
 * @throws RangeError beyond the safe integers.
 */
export function cisBase(steps: PriceSteps, terms: PriceTerms): Pence {
  if (terms.cisMethod === "deduct_before_vat") return steps.sums.labourSubtotal;
  const labour = labourAsCharged(steps, terms);
  return labour < 0 ? zeroPence : labour;
}

/**
 * labour x (100% + markup%) less the labour's share of the discount, as one exact fraction. Markup and discount
 * here are the figures printed on the document, so a document of labour alone has its whole value as the base.
 */
function labourAsCharged(steps: PriceSteps, terms: PriceTerms): Pence {
  const labour = steps.sums.labourSubtotal;
  const factor =
    hundredPercent + (terms.markupScope === "materials_only" ? zeroPercent : terms.markupPercent);
  if (steps.worth.discount === 0) return pence(scaleRounded(labour, factor, hundredPercent));
  return pence(lessDiscount({ labour, factor }, steps, terms));
}

/**
 * A discount of the subtotal takes labour / subtotal of itself from the labour; a discount of subtotal plus markup
 * takes (labour with markup) / (subtotal + markup). The base of a discount that is not zero is not zero either.
 */
function lessDiscount(
  charged: { labour: Pence; factor: number },
  { sums, worth }: PriceSteps,
  terms: PriceTerms,
): number {
  const whole = BigInt(hundredPercent);
  const labour = BigInt(charged.labour);
  const factor = BigInt(charged.factor);
  const subtotal = BigInt(sums.subtotal);
  const discount = BigInt(worth.discount);
  if (terms.discountBase === "subtotal") {
    return divideRounded(labour * (factor * subtotal - whole * discount), whole * subtotal);
  }
  const withMarkup = subtotal + BigInt(worth.markup);
  return divideRounded(labour * factor * (withMarkup - discount), whole * withMarkup);
}
