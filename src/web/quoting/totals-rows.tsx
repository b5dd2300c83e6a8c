import { memo } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { SumRow } from "#web/paper/sum-row.tsx";
import { sumsOf } from "#web/quoting/amount-due.ts";

/** The sums of a document, with the labels and the order of the PDF: both use the same code. */
export const TotalsRows = memo(function TotalsRows({ order }: { order: PrintOrder }) {
  const rows = sumsOf(order);
  if (typeof rows === "string") return <p className="font-medium text-danger">{rows}</p>;
  return (
    <dl className="flex flex-col gap-1.5">
      {rows.map((row) => (
        <SumRow key={row.label} row={row} dueStyles="border-line border-t pt-3" />
      ))}
    </dl>
  );
});
