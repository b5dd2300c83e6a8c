import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import type { Doc } from "#pdf/doc.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";

/** The words of a document; null when its figures are too large to be printed. */
export function wordsFor(order: PrintOrder): Doc | null {
  try {
    return paperDoc(order);
  } catch (error) {
    if (error instanceof DocumentTooLarge) return null;
    throw error;
  }
}
