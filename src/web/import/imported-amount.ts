import { type Pence, parsePence } from "#domain/money/pence.ts";
import { type AmountContext, readAmountText } from "#web/bring-in/amount-text.ts";

/** An amount from a file, or the reason why it was not read. */
export type ImportedAmount =
  | { state: "read"; amount: Pence }
  | { state: "ambiguous" | "otherCurrency" | "tooPrecise" | "wrong" };

/** Reads an amount of at most two decimals that are not zeros; see [Note: Amounts in files]. */
export function readImportedAmount(text: string, context: AmountContext): ImportedAmount {
  const read = readAmountText(text, context);
  if (read.state !== "read") return { state: read.state };
  if (/\.\d{3}/.test(read.text)) return { state: "tooPrecise" };
  const amount = parsePence(read.text);
  return amount === null ? { state: "wrong" } : { state: "read", amount };
}
