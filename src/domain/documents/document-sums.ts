import type { Pence } from "#domain/money/pence.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";

/** The sums that every list of documents shows, in pence. */
export interface DocumentSums {
  /** The lines before markup. */
  subtotal: Pence;
  discountAmount: Pence;
  /** What is left after discount and CIS deduction, before tax. */
  netAmount: Pence;
  taxAmount: Pence;
  cisDeduction: Pence;
  /** What is due. */
  total: Pence;
}

/** Picks these sums from all figures of a document. */
export function documentSums(totals: DocumentTotals): DocumentSums {
  return {
    subtotal: totals.subtotal,
    discountAmount: totals.discount,
    netAmount: totals.net,
    taxAmount: totals.tax,
    cisDeduction: totals.cis,
    total: totals.total,
  };
}
