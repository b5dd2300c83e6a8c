import { addPence, zeroPence } from "#domain/money/pence.ts";
import { percentOf } from "#domain/money/percent-of.ts";
import { customerLineTotals } from "#domain/pricing/customer-lines.ts";
import { documentValue } from "#domain/pricing/document-value.ts";
import type { LineAmounts } from "#domain/pricing/line.ts";
import { sumLines } from "#domain/pricing/line-sums.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";

/**
 * The figures of a quote: tax on its value, and no deduction. Neither the Construction Industry Scheme nor the
 * reverse charge applies to a quote, whatever its terms say.
 * @throws RangeError beyond the safe integers.
 */
export function quoteTotals(priced: LineAmounts, terms: PriceTerms): DocumentTotals {
  const sums = sumLines(priced, terms.markupScope);
  const { markup, discount, value } = documentValue(sums, terms);
  const tax = percentOf(value, terms.taxPercent);
  const total = addPence(value, tax);
  return {
    subtotal: sums.subtotal,
    materialsSubtotal: sums.materialsSubtotal,
    labourSubtotal: sums.labourSubtotal,
    markup,
    discount,
    value,
    cisBase: zeroPence,
    cis: zeroPence,
    net: value,
    tax,
    invoiceTotal: total,
    reverseChargeTax: zeroPence,
    total,
    customerLines: customerLineTotals(priced, markup, terms),
  };
}
