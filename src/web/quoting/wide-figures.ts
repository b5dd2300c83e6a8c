import type { Pence } from "#domain/money/pence.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { type DraftLine, lineItemOf } from "#web/drafts/draft-lines.ts";

/**
 * The columns of quantity, unit, price and total, where a line has a price or a total of 100,000 and more; undefined
 * where those of the style sheet are wide enough. A row's columns cannot follow from what is in another row.
 */
export function wideFigures(
  lines: readonly DraftLine[],
  customerPays: ReadonlyMap<string, Pence>,
): string | undefined {
  const isLong = lines.some(
    (line) =>
      line.unitPrice.length > 8 || (customerPays.get(line.id) ?? lineTotal(lineItemOf(line))) > 9_999_999,
  );
  return isLong ? "4rem 3.5rem 9rem 7.75rem" : undefined;
}
