import type { TextBlock } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { paperText } from "#words/paper/paper-text.ts";

/** Until when a quote is valid and on which terms it is paid; null when nothing is to be said. It promises nothing else. */
export function quoteFoot({ order, region, supplier, namesTax, longDay }: Paper): TextBlock | null {
  const texts = paperText.quoteFoot;
  const validUntil = order.kind === "quote" ? order.document.validUntil : null;
  const days = supplier?.paymentTermsDays ?? null;
  const sentences = [
    validUntil === null ? null : texts.validUntil(longDay(validUntil)),
    region.region === "GB" && namesTax ? texts.noVatInvoice : null,
    days === null ? null : texts.terms(paperText.payment.inDays(days)),
  ].filter((sentence) => sentence !== null);
  return sentences.length === 0
    ? null
    : { kind: "text", heading: null, text: sentences.join(" "), isSmall: true };
}
