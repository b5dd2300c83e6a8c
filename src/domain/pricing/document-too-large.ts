import { maximumDocumentPence } from "#domain/money/pence.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";

/**
 * The figures of a document exceed the largest ones allowed, so it must not be saved. A person is shown the message
 * `documents.tooLarge`, or that of the server's code.
 */
export class DocumentTooLarge extends Error {
  override readonly name = "DocumentTooLarge";

  constructor(options?: ErrorOptions) {
    super("DOCUMENT_TOO_LARGE", options);
  }
}

/** Beyond 2^53 the arithmetic throws a RangeError. To a person it means that the document is too large. */
export function asTooLarge(error: unknown): unknown {
  return error instanceof RangeError ? new DocumentTooLarge({ cause: error }) : error;
}

/**
 * Refuses a document whose subtotal, value or total is beyond 99,999,999.99 on either side of zero
 * (docs/rules/pricing.md).
 * @throws DocumentTooLarge when one of them is.
 */
export function refuseTooLarge(totals: DocumentTotals): void {
  for (const figure of [totals.subtotal, totals.value, totals.total]) {
    if (Math.abs(figure) > maximumDocumentPence) throw new DocumentTooLarge();
  }
}
