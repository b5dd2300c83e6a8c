import type { Pence } from "#domain/money/pence.ts";
import { addPence, zeroPence } from "#domain/money/pence.ts";
import type { LineAmounts } from "#domain/pricing/line.ts";
import { carriesMarkup, isLabour, isMaterial } from "#domain/pricing/line.ts";
import type { MarkupScope } from "#domain/pricing/terms.ts";

/** Sums of the lines' amounts, all before markup. */
export interface LineSums {
  readonly subtotal: Pence;
  readonly materialsSubtotal: Pence;
  readonly labourSubtotal: Pence;
  /** The sum that the markup is a percentage of. */
  readonly markupBase: Pence;
}

/** Adds up the lines by class. @throws RangeError beyond the safe integers. */
export function sumLines({ lines, amounts }: LineAmounts, scope: MarkupScope): LineSums {
  let subtotal = zeroPence;
  let materialsSubtotal = zeroPence;
  let labourSubtotal = zeroPence;
  let markupBase = zeroPence;
  let index = 0;
  for (const line of lines) {
    const amount = amounts[index] ?? zeroPence;
    index += 1;
    subtotal = addPence(subtotal, amount);
    if (isMaterial(line)) materialsSubtotal = addPence(materialsSubtotal, amount);
    else if (isLabour(line)) labourSubtotal = addPence(labourSubtotal, amount);
    if (carriesMarkup(line, scope)) markupBase = addPence(markupBase, amount);
  }
  return { subtotal, materialsSubtotal, labourSubtotal, markupBase };
}
