import { formatPercentShort } from "#domain/money/percent.ts";
import type { Block, TextBlock } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { filled } from "#pdf/paper.ts";
import { quoteFoot } from "#pdf/quote-foot.ts";

/** The blocks after the sums: statements required by law, and the foot of a quote. */
export function closingBlocks(paper: Paper): Block[] {
  return paper.order.kind === "quote"
    ? [...taxRemark(paper), quoteFoot(paper)]
    : [...reverseCharge(paper), ...cisRemark(paper), ...taxRemark(paper)];
}

function reverseCharge({ terms, totals, money }: Paper): TextBlock[] {
  if (!terms.reverseChargeVat) return [];
  const rate = formatPercentShort(terms.taxPercent);
  const text =
    "Reverse charge: VAT Act 1994 Section 55A applies. Customer to pay the VAT to HMRC. " +
    `Output tax to be accounted for: ${money(totals.reverseChargeTax)} (${rate}% of ${money(totals.value)}). ` +
    "This VAT is not included in the amount due.";
  return [{ kind: "text", heading: "REVERSE CHARGE SUPPLY", text, isSmall: false }];
}

function cisRemark({ supplier, terms }: Paper): TextBlock[] {
  if (!terms.cisApplied) return [];
  const utr = filled(supplier?.utrNumber);
  const text =
    "To be deducted by the contractor and paid to HMRC under the Construction Industry Scheme." +
    (utr === null ? "" : ` UTR ${utr}.`);
  return [{ kind: "text", heading: "Construction Industry Scheme", text, isSmall: false }];
}

/** In Australia a document states whether its price includes GST. */
function taxRemark({ region, namesTax }: Paper): TextBlock[] {
  if (region.region !== "AU") return [];
  const text = namesTax ? "Total price includes GST" : "No GST has been charged";
  return [{ kind: "text", heading: null, text, isSmall: true }];
}
