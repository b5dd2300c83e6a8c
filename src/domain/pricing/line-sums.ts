import type { Pence } from "#domain/money/pence.ts";
import { pence } from "#domain/money/pence.ts";
import type { LineAmount } from "#domain/pricing/line.ts";
import { carriesMarkup, isLabour, isMaterial } from "#domain/pricing/line.ts";
import type { MarkupScope } from "#domain/pricing/terms.ts";

/** Sums of the lines' amounts, all before markup. */
export interface LineSums {
  readonly subtotal: Pence;
  readonly materialsSubtotal: Pence;
  readonly labourSubtotal: Pence;
  /** What the markup is a percentage of. */
  readonly markupBase: Pence;
}

/** Adds up the lines by what they count as. @throws RangeError beyond the safe integers. */
export function sumLines(lines: readonly LineAmount[], scope: MarkupScope): LineSums {
  let subtotal = 0;
  let materials = 0;
  let labour = 0;
  let markupBase = 0;
  for (const line of lines) {
    subtotal = pence(subtotal + line.amount);
    if (isMaterial(line)) materials = pence(materials + line.amount);
    if (isLabour(line)) labour = pence(labour + line.amount);
    if (carriesMarkup(line, scope)) markupBase = pence(markupBase + line.amount);
  }
  return {
    subtotal: pence(subtotal),
    materialsSubtotal: pence(materials),
    labourSubtotal: pence(labour),
    markupBase: pence(markupBase),
  };
}
