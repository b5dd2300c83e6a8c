import { maximumDocumentPence } from "#domain/money/pence.ts";

/** Why a text is not an amount of at least 0. Each fault has its own message. */
export type AmountFault = "belowZero" | "tooLarge" | "noAmount";

/**
 * Finds out why an amount was refused, ignoring currency signs, commas and blanks. A figure in another notation
 * ("1e3"), or with three decimals, is not an amount either.
 */
export function amountFault(text: string): AmountFault {
  const figure = Number(text.replace(/[\s£$€,]/g, "").replace("\u2212", "-"));
  if (figure < 0) return "belowZero";
  return figure > maximumDocumentPence / 100 ? "tooLarge" : "noAmount";
}
