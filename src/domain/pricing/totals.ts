import type { Pence } from "#domain/money/pence.ts";

/** Every figure of a document's totals block, and its lines as the customer sees them. */
export interface DocumentTotals {
  /** The sum of the lines, each rounded, before markup. */
  readonly subtotal: Pence;
  /** Material lines, before markup. */
  readonly materialsSubtotal: Pence;
  /** Labour lines, before markup. */
  readonly labourSubtotal: Pence;
  readonly markup: Pence;
  readonly discount: Pence;
  /** "Total excl. VAT", the turnover: subtotal + markup - discount. */
  readonly value: Pence;
  /** The base of a CIS deduction; zero when none is made. */
  readonly cisBase: Pence;
  /** The CIS deduction. */
  readonly cis: Pence;
  /** value - cis. */
  readonly net: Pence;
  /** The tax charged; zero under the reverse charge. */
  readonly tax: Pence;
  /** "Invoice total", before the CIS deduction: value + tax. */
  readonly invoiceTotal: Pence;
  /** The tax that the customer pays to HMRC under the reverse charge; zero without it. */
  readonly reverseChargeTax: Pence;
  /** "Amount due": net + tax. */
  readonly total: Pence;
  /** The line totals with markup, one for each line, in order; they add up to subtotal + markup. */
  readonly customerLines: readonly Pence[];
}
