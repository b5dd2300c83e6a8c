import { unknownFigure } from "#domain/money/format-money.ts";
import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import { type Paper, type PrintOrder, paperOf } from "#pdf/paper.ts";
import { totalRows } from "#pdf/total-rows.ts";
import { messages } from "#web/base/messages.ts";
import { taxInSentence } from "#words/labels/tax-in-sentence.ts";

/**
 * The last of the rows: the amount due, or why there is no amount. A total with tax in it says so, in as few words as
 * leave room for two buttons beside it on a phone.
 */
export function amountDue(order: PrintOrder): { label: string; value: string } {
  const rows = sumsOf(order);
  const due = typeof rows === "string" ? undefined : rows.at(-1);
  if (due === undefined) return { label: "Total", value: unknownFigure };
  const { totals, language } = paperOf(order);
  const isTaxed = totals.tax > 0 && totals.total === totals.invoiceTotal;
  return { label: isTaxed ? `Total incl. ${taxInSentence(language)}` : due.label, value: due.value };
}

/** The paper of a document, null where its figures are beyond exact arithmetic. */
export function paperWithin(order: PrintOrder): Paper | null {
  try {
    return paperOf(order);
  } catch (error) {
    if (error instanceof DocumentTooLarge) return null;
    throw error;
  }
}

/** The sums of a document, or why there are none. */
export function sumsOf(order: PrintOrder) {
  const paper = paperWithin(order);
  return paper ? totalRows(paper) : messages().documents.tooLarge;
}
