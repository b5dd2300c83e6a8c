import { formatPercentShort } from "#domain/money/percent.ts";
import type { Block, TextBlock } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { filled } from "#pdf/paper.ts";
import { closingWords, quoteFoot } from "#pdf/quote-foot.ts";
import { paperText } from "#words/paper/paper-text.ts";

/** The blocks after the sums: statements required by law, and the closing words and the foot of a quote. */
export function closingBlocks(paper: Paper): Block[] {
  return paper.order.kind === "quote"
    ? [...present(closingWords(paper)), ...taxRemark(paper), ...present(quoteFoot(paper))]
    : [...reverseCharge(paper), ...cisRemark(paper), ...taxRemark(paper), ...followsLater(paper)];
}

function present(block: TextBlock | null): TextBlock[] {
  return block === null ? [] : [block];
}

function reverseCharge({ terms, totals, money }: Paper): TextBlock[] {
  if (!terms.reverseChargeVat) return [];
  const rate = formatPercentShort(terms.taxPercent);
  const { heading, statement } = paperText.reverseCharge;
  const text = statement(money(totals.reverseChargeTax), `${rate}%`, money(totals.value));
  return [{ kind: "text", heading, text, isSmall: false }];
}

function cisRemark({ supplier, terms }: Paper): TextBlock[] {
  if (!terms.cisApplied) return [];
  const utr = filled(supplier?.utrNumber);
  const { heading, statement, utr: utrNumber } = paperText.cis;
  const text = utr === null ? statement : statement + utrNumber(utr);
  return [{ kind: "text", heading, text, isSmall: false }];
}

/** In Australia a document states whether its price includes GST. */
function taxRemark({ region, namesTax }: Paper): TextBlock[] {
  if (region.region !== "AU") return [];
  const text = namesTax ? paperText.gst.included : paperText.gst.notCharged;
  return [{ kind: "text", heading: null, text, isSmall: true }];
}

/** A firm that waits for its number may charge no tax yet, and sends the tax invoice when it has it (decision M17). */
function followsLater({ region: { region }, namesTax, supplier }: Paper): TextBlock[] {
  if (region === "US" || namesTax || supplier?.vatRegistration !== "applied") return [];
  return [{ kind: "text", heading: null, text: paperText.followsLater[region], isSmall: true }];
}
