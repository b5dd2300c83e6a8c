import type { TextBlock } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { paperText } from "#words/paper/paper-text.ts";

/** What a quote commits the firm to, and until when. */
export function quoteFoot({ order, region, supplier, namesTax, day }: Paper): TextBlock {
  const texts = paperText.quoteFoot;
  const validUntil = order.kind === "quote" ? order.document.validUntil : null;
  const validity = validUntil === null ? "" : texts.validUntil(day(validUntil));
  const remark = region.region === "GB" && namesTax ? texts.noVatInvoice : "";
  const days = supplier?.paymentTermsDays ?? null;
  const terms = days === null ? "" : texts.terms(paperText.payment.inDays(days));
  const text = `${texts.fixedPrice(validity)}${remark}${terms}`;
  return { kind: "text", heading: null, text, isSmall: true };
}
