import type { Aside, TotalsBlock } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { payment } from "#pdf/payment.ts";
import { totalRows } from "#pdf/total-rows.ts";
import { paperText } from "#words/paper/paper-text.ts";

/** The sums of a document, and beside them how it is accepted or paid. */
export function totalsBlock(paper: Paper): TotalsBlock {
  return { kind: "totals", rows: totalRows(paper), beside: besideTotals(paper) };
}

function besideTotals(paper: Paper): Aside | null {
  return paper.order.kind === "quote" ? acceptance(paper) : payment(paper);
}

/** A quote asks for its answer; the firm's own view is not for the customer. */
function acceptance({ order }: Paper): Aside | null {
  return order.mode === "business" ? null : { ...paperText.acceptance, facts: [] };
}
