import { maximumDocumentPence } from "#domain/money/pence.ts";

/** Why a text is not taken for an amount of at least 0: each has words of its own. */
export type AmountFault = "belowZero" | "tooLarge" | "noAmount";

/**
 * Tells what is wrong with an amount that was refused, signs of money, commas and blanks apart. A figure that would be
 * taken but for the way it is written ("1e3", three decimals) is no amount either.
 */
export function amountFault(text: string): AmountFault {
  const figure = Number(text.replace(/[\s£$€,]/g, "").replace("\u2212", "-"));
  if (figure < 0) return "belowZero";
  return figure > maximumDocumentPence / 100 ? "tooLarge" : "noAmount";
}
