import { maximumDocumentPence } from "#domain/money/pence.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";

/** A document's figures are larger than a document may be. Nothing of it may be saved. */
export class DocumentTooLarge extends Error {
  override readonly name = "DocumentTooLarge";

  constructor(options?: ErrorOptions) {
    super("A quote or invoice can be at most 99,999,999.99. Nothing was saved.", options);
  }
}

/** Integers beyond 2^53 are the arithmetic's RangeError; to a person they mean that the document is too large. */
export function asTooLarge(error: unknown): unknown {
  return error instanceof RangeError ? new DocumentTooLarge({ cause: error }) : error;
}

/**
 * Refuses a document beyond the cap (rules: "Numbers at the edges"): its subtotal, its value and its total must
 * each be at most 99,999,999.99, below zero as above.
 * @throws DocumentTooLarge when one of them is not.
 */
export function refuseTooLarge(totals: DocumentTotals): void {
  for (const figure of [totals.subtotal, totals.value, totals.total]) {
    if (Math.abs(figure) > maximumDocumentPence) throw new DocumentTooLarge();
  }
}
