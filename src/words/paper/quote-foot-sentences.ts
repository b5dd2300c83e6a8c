/** What is printed at the foot of a quote. Apart from the other words of the paper, which every editor loads. */
export const quoteFootSentences = {
  /** @param day "5 December 2026" */
  validUntil: (day: string) => `This quote is valid until ${day}.`,
  /** What the firm has chosen to say of the price. */
  prices: {
    fixed: "This quote is a fixed price for the work described.",
    estimate:
      "The price in this quote is an estimate: the final price may be higher or lower, depending on the work and the materials that are needed.",
  },
  noVatInvoice: "This is not a VAT invoice.",
  /** @param days "14 days" */
  terms: (days: string) => `Payment within ${days} of the invoice.`,
};
