import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { asTooLarge } from "#domain/pricing/document-too-large.ts";
import { invoiceTotals } from "#domain/pricing/invoice-totals.ts";
import type { LineAmounts, PricedLine } from "#domain/pricing/line.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { quoteTotals } from "#domain/pricing/quote-totals.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";

/**
 * The totals of a quote or an invoice: the engine's one entry, and the same code in browser and server. Figures above
 * the largest allowed are still calculated; `refuseTooLarge` refuses them when a document is saved.
 * @throws DocumentTooLarge when a figure is beyond exact arithmetic.
 */
export function documentTotals(
  kind: DocumentKind,
  lines: readonly PricedLine[],
  terms: PriceTerms,
): DocumentTotals {
  try {
    return totalsOf(kind, { lines, amounts: lines.map(lineTotal) }, terms);
  } catch (error) {
    throw asTooLarge(error);
  }
}

/** The totals of lines whose amounts are already calculated. @throws DocumentTooLarge as documentTotals. */
export function totalsOfAmounts(kind: DocumentKind, priced: LineAmounts, terms: PriceTerms): DocumentTotals {
  try {
    return totalsOf(kind, priced, terms);
  } catch (error) {
    throw asTooLarge(error);
  }
}

function totalsOf(kind: DocumentKind, priced: LineAmounts, terms: PriceTerms): DocumentTotals {
  return kind === "quote" ? quoteTotals(priced, terms) : invoiceTotals(priced, terms);
}
