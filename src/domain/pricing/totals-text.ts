import { formatPence } from "#domain/money/pence.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";

/** The totals as decimal text, key by key. */
export type TotalsText = {
  readonly [Key in keyof DocumentTotals]: Key extends "customerLines" ? string[] : string;
};

/** Formats every figure with two decimals, "1234.50". */
export function totalsText(totals: DocumentTotals): TotalsText {
  return {
    subtotal: formatPence(totals.subtotal),
    materialsSubtotal: formatPence(totals.materialsSubtotal),
    labourSubtotal: formatPence(totals.labourSubtotal),
    markup: formatPence(totals.markup),
    discount: formatPence(totals.discount),
    value: formatPence(totals.value),
    cisBase: formatPence(totals.cisBase),
    cis: formatPence(totals.cis),
    net: formatPence(totals.net),
    tax: formatPence(totals.tax),
    invoiceTotal: formatPence(totals.invoiceTotal),
    reverseChargeTax: formatPence(totals.reverseChargeTax),
    total: formatPence(totals.total),
    customerLines: totals.customerLines.map(formatPence),
  };
}
