import { memo } from "react";
import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperOf } from "#pdf/paper.ts";
import { totalRows } from "#pdf/total-rows.ts";
import { messages } from "#web/base/messages.ts";
import { SumRow } from "#web/paper/sum-row.tsx";
import { taxInSentence } from "#words/labels/tax-in-sentence.ts";

/** The sums of a document, with the labels and the order of the PDF: both use the same code. */
export const TotalsRows = memo(function TotalsRows({ order }: { order: PrintOrder }) {
  const rows = rowsOf(order);
  if (typeof rows === "string") return <p className="font-medium text-danger">{rows}</p>;
  return (
    <dl className="flex flex-col gap-1.5">
      {rows.map((row) => (
        <SumRow key={row.label} row={row} dueStyles="border-line border-t pt-3" />
      ))}
    </dl>
  );
});

/**
 * The last of the rows: the amount due, or why there is no amount. A total with tax in it says so, in as few words as
 * leave room for two buttons beside it on a phone.
 */
export function amountDue(order: PrintOrder): { label: string; value: string } {
  const rows = rowsOf(order);
  const due = typeof rows === "string" ? undefined : rows.at(-1);
  if (due === undefined) return { label: "Total", value: "–" };
  const { totals, language } = paperOf(order);
  const isTaxed = totals.tax > 0 && totals.total === totals.invoiceTotal;
  return { label: isTaxed ? `Total incl. ${taxInSentence(language)}` : due.label, value: due.value };
}

function rowsOf(order: PrintOrder) {
  try {
    return totalRows(paperOf(order));
  } catch (error) {
    if (error instanceof DocumentTooLarge) return messages().documents.tooLarge;
    throw error;
  }
}
