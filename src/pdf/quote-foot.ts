import type { QuoteFootChoice } from "#domain/company/company-profile.ts";
import type { Region } from "#domain/region/region.ts";
import type { TextBlock } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { filled } from "#pdf/paper.ts";
import { paperText } from "#words/paper/paper-text.ts";
import { quoteFootSentences } from "#words/paper/quote-foot-sentences.ts";

/** What the foot of a quote is made of. */
interface FootFacts {
  readonly choice: QuoteFootChoice | null;
  /** The firm's own words, for its choice of them. */
  readonly own: string | null | undefined;
  /** "5 December 2026" */
  readonly validUntil: string | null;
  readonly region: Region;
  /** Whether any word about tax is printed. */
  readonly namesTax: boolean;
  readonly paymentTermsDays: number | null;
}

/** The foot of a quote; null when nothing is to be said. */
export function quoteFoot({ order, region, supplier, namesTax, longDay }: Paper): TextBlock | null {
  if (order.kind !== "quote") return null;
  const { validUntil } = order.document;
  const text = quoteFootText({
    choice: supplier?.quoteFoot ?? null,
    own: order.quoteTexts?.foot,
    validUntil: validUntil === null ? null : longDay(validUntil),
    region: region.region,
    namesTax,
    paymentTermsDays: supplier?.paymentTermsDays ?? null,
  });
  return text === null ? null : { kind: "text", heading: null, text, isSmall: true };
}

/**
 * What kind of price a quote has, as the firm has chosen or in its own words, until when the quote is valid and on
 * which terms it is paid; null when nothing is to be said. It promises only what the firm has chosen.
 */
export function quoteFootText({ choice, own, ...facts }: FootFacts): string | null {
  const { validUntil, region, namesTax, paymentTermsDays: days } = facts;
  const texts = quoteFootSentences;
  const sentences = [
    choice === null || choice === "own" ? null : texts.prices[choice],
    validUntil === null ? null : texts.validUntil(validUntil),
    region === "GB" && namesTax ? texts.noVatInvoice : null,
    days === null ? null : texts.terms(paperText.payment.inDays(days)),
  ].filter((sentence) => sentence !== null);
  // The firm's words may be in another direction of writing than ours, so they have lines of their own.
  const lines = [choice === "own" ? filled(own) : null, filled(sentences.join(" "))];
  return filled(lines.filter((line) => line !== null).join("\n"));
}

/** The firm's own words that close a quote. */
export function closingWords({ order }: Paper): TextBlock | null {
  const text = order.kind === "quote" ? filled(order.quoteTexts?.closing) : null;
  return text === null ? null : { kind: "text", heading: null, text, isSmall: false };
}
