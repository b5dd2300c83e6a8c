import type { Pence } from "#domain/money/pence.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { type DraftLine, lineItemOf } from "#web/drafts/draft-lines.ts";

/**
 * Whether a line's price or total, which is 100,000 or more then, is too long for the columns of a desk.
 *
 * @param customerPays what the customer pays for it, where it is marked up
 */
export function hasLongFigures(line: DraftLine, customerPays: Pence | null | undefined): boolean {
  return line.unitPrice.length > 8 || (customerPays ?? lineTotal(lineItemOf(line))) > 9_999_999;
}
