import type { Pence } from "#domain/money/pence.ts";

/** Whether a price moves by more than half, so that a person looks at it before it is taken. From nothing none does. */
export function isPriceJump(before: Pence, after: Pence): boolean {
  return before > 0 && Math.abs(after - before) * 2 > before;
}
