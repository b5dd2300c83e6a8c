import { useState } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { lacksTaxNumber, paperOf } from "#pdf/paper.ts";
import type { Waiting } from "#web/documents/tax-number-dialog.tsx";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import type { Leave } from "#web/paper/use-pdf.ts";

const loadQuestion = () => import("#web/documents/tax-number-dialog.tsx");

/**
 * Lets papers go. An invoice with VAT or GST but without the number for it waits until somebody has answered the question,
 * which the caller shows (decision M17); any other paper goes at once, while the press is still valid for a new tab.
 */
export function useLeave() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const leave: Leave = async (order, go) => {
    if (order.kind !== "invoice" || !mustAsk(order)) return go();
    const mayLeave = await new Promise<boolean>((answer) => setWaiting({ order, answer }));
    setWaiting(null);
    if (mayLeave) await go();
  };
  const question = waiting && (
    <LoadedPart load={loadQuestion} onFailed={() => waiting.answer(false)}>
      {({ TaxNumberDialog }) => <TaxNumberDialog {...waiting} />}
    </LoadedPart>
  );
  return { leave, question };
}

/** A document that is too large is not printed, and its view says so. */
function mustAsk(order: PrintOrder): boolean {
  try {
    return lacksTaxNumber(paperOf(order));
  } catch {
    return false;
  }
}
