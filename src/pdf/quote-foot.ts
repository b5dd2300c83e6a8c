import type { TextBlock } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { inDays } from "#pdf/payment.ts";

/** What a quote commits the firm to, and until when. */
export function quoteFoot({ order, region, supplier, namesTax, day }: Paper): TextBlock {
  const validUntil = order.kind === "quote" ? order.document.validUntil : null;
  const validity = validUntil === null ? "" : ` and is valid until ${day(validUntil)}`;
  const remark = region.region === "GB" && namesTax ? " This is not a VAT invoice." : "";
  const days = supplier?.paymentTermsDays ?? null;
  const terms = days === null ? "" : ` Payment terms: ${inDays(days)} from the date of the invoice.`;
  const text = `This quote is a fixed price for the work described${validity}.${remark}${terms}`;
  return { kind: "text", heading: null, text, isSmall: true };
}
