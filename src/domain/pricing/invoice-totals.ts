import type { Pence } from "#domain/money/pence.ts";
import { addPence, pence, zeroPence } from "#domain/money/pence.ts";
import { percentOf } from "#domain/money/percent-of.ts";
import { cisBase } from "#domain/pricing/cis-base.ts";
import { customerLineTotals } from "#domain/pricing/customer-lines.ts";
import { documentValue } from "#domain/pricing/document-value.ts";
import type { LineAmounts } from "#domain/pricing/line.ts";
import { sumLines } from "#domain/pricing/line-sums.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";

/**
 * The figures of an invoice. The two CIS methods (decision M1) differ in the base of the deduction and in what the
 * tax is charged on: the full value under `hmrc`, the value less the deduction under `deduct_before_vat`. Under the
 * reverse charge no tax is charged, and the note states the tax on the full value under either method.
 * @throws RangeError beyond the safe integers.
 */
export function invoiceTotals(priced: LineAmounts, terms: PriceTerms): DocumentTotals {
  const sums = sumLines(priced, terms.markupScope);
  const { markup, discount, value } = documentValue(sums, terms);
  const base = terms.cisApplied ? cisBase(sums, value, terms) : zeroPence;
  const cis = percentOf(base, terms.cisRatePercent);
  const net = pence(value - cis);
  const tax = terms.reverseChargeVat
    ? zeroPence
    : percentOf(taxedAmount(value, net, terms), terms.taxPercent);
  return {
    subtotal: sums.subtotal,
    materialsSubtotal: sums.materialsSubtotal,
    labourSubtotal: sums.labourSubtotal,
    markup,
    discount,
    value,
    cisBase: base,
    cis,
    net,
    tax,
    invoiceTotal: addPence(value, tax),
    reverseChargeTax: terms.reverseChargeVat ? percentOf(value, terms.taxPercent) : zeroPence,
    total: addPence(net, tax),
    customerLines: customerLineTotals(priced, markup, terms),
  };
}

function taxedAmount(value: Pence, net: Pence, terms: PriceTerms): Pence {
  return terms.cisMethod === "deduct_before_vat" ? net : value;
}
