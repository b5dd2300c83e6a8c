import { maximumDocumentPence } from "#domain/money/pence.ts";
import type { DocumentFigures } from "#domain/pricing/document-figures.ts";

/** A document's figures are larger than a document may be. Nothing of it may be saved. */
export class DocumentTooLarge extends Error {
  override readonly name = "DocumentTooLarge";

  constructor(options?: ErrorOptions) {
    super("A quote or invoice can be at most 99,999,999.99. Nothing was saved.", options);
  }
}

/**
 * Refuses a document beyond the cap (rules: "Numbers at the edges"): its subtotal, its value and its total must
 * each be at most 99,999,999.99, below zero as above.
 * @throws DocumentTooLarge when one of them is not.
 */
export function refuseTooLarge(figures: DocumentFigures): void {
  for (const figure of [figures.subtotal, figures.value, figures.total]) {
    if (Math.abs(figure) > maximumDocumentPence) throw new DocumentTooLarge();
  }
}
