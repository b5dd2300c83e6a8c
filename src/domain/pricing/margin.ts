import { type Pence, pence, zeroPence } from "#domain/money/pence.ts";
import { hundredPercent, type Percent, percent } from "#domain/money/percent.ts";
import { scaleRounded } from "#domain/money/rounding.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";

/** What a document's value leaves above the cost of its lines, before tax. */
export interface Margin {
  readonly amount: Pence;
  /** Its share of the value, to a whole percent; null where nothing is left. */
  readonly share: Percent | null;
}

/** The margin of a document; below zero where its discount is larger than its markup. */
export function marginOf({ value, subtotal }: Pick<DocumentTotals, "value" | "subtotal">): Margin {
  const amount = pence(value - subtotal);
  if (amount <= zeroPence || value <= zeroPence) return { amount, share: null };
  return { amount, share: percent(scaleRounded(amount, 100, value) * (hundredPercent / 100)) };
}
