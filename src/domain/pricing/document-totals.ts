import type { DocumentKind, PriceTerms } from "#domain/documents/trade-document.ts";
import type { Pence } from "#domain/money/pence.ts";
import { customerLineTotals } from "#domain/pricing/customer-lines.ts";
import type { DocumentFigures } from "#domain/pricing/document-figures.ts";
import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import { invoiceTotals } from "#domain/pricing/invoice-totals.ts";
import type { LineAmount, PricedLine } from "#domain/pricing/line.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { sumLines } from "#domain/pricing/line-sums.ts";
import { quoteTotals } from "#domain/pricing/quote-totals.ts";

/** Every figure of a document, and its lines as the customer sees them. */
export interface DocumentTotals extends DocumentFigures {
  /** The line totals with markup, one for each line, in order; they add up to subtotal + markup. */
  readonly customerLines: readonly Pence[];
}

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
  return guarded(() => totalsOf(kind, lines.map(toAmount), terms));
}

/** The totals of lines whose amounts are worked out already. @throws DocumentTooLarge as documentTotals. */
export function totalsOfAmounts(
  kind: DocumentKind,
  lines: readonly LineAmount[],
  terms: PriceTerms,
): DocumentTotals {
  return guarded(() => totalsOf(kind, lines, terms));
}

function totalsOf(kind: DocumentKind, lines: readonly LineAmount[], terms: PriceTerms): DocumentTotals {
  const sums = sumLines(lines, terms.markupScope);
  const figures = kind === "quote" ? quoteTotals(sums, terms) : invoiceTotals(sums, terms);
  return { ...figures, customerLines: customerLineTotals(lines, figures.markup, terms) };
}

function toAmount(line: PricedLine): LineAmount {
  return { itemType: line.itemType, customType: line.customType, amount: lineTotal(line) };
}

/** Integers beyond 2^53 are the arithmetic's RangeError; to a person they mean that the document is too large. */
function guarded<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new DocumentTooLarge({ cause: error });
    throw error;
  }
}
