import type { QuoteFootChoice } from "#domain/company/company-profile.ts";
import type { QuoteTextPart } from "#domain/company/quote-texts.ts";

/** How the choices for the foot of a quote are called, and "" its lack. */
export const quoteFootLabels: Readonly<Record<QuoteFootChoice | "", string>> = {
  "": "Nothing about the price",
  fixed: "Fixed price",
  estimate: "Estimate",
  own: "Own words",
};

interface QuoteTextLabels {
  readonly name: string;
  /** Where it is printed. */
  readonly description: string;
}

/** What the firm's own words on its quotes are called. */
export const quoteTextLabels: Readonly<Record<QuoteTextPart, QuoteTextLabels>> = {
  foot: {
    name: "Own words at the foot",
    description: "In small type under every quote, if you choose your own words for its foot.",
  },
  closing: {
    name: "Closing words",
    description: "On every quote, under how to accept it: a deposit, a guarantee or a thank you.",
  },
};
