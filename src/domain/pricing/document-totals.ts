import type { DocumentKind, PriceTerms } from "#domain/documents/trade-document.ts";
import { asTooLarge } from "#domain/pricing/document-too-large.ts";
import { invoiceTotals } from "#domain/pricing/invoice-totals.ts";
import type { LineAmounts, PricedLine } from "#domain/pricing/line.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { quoteTotals } from "#domain/pricing/quote-totals.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";

/**
 * The totals of a quote or an invoice: the one entry to the engine, the same code in browser and server.
 * Figures above the cap are worked out all the same; `refuseTooLarge` refuses them where a document is saved.
 * @throws DocumentTooLarge when a figure is beyond exact arithmetic altogether.
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

/** The totals of lines whose amounts are worked out already. @throws DocumentTooLarge as documentTotals. */
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
