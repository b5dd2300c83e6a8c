import type { Pence } from "#domain/money/pence.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { refuseTooLarge } from "#domain/pricing/document-too-large.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { PricedLine } from "#domain/pricing/line.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";
import { Refusal } from "#server/base/refusal.ts";

/** Sums that the client sent; absent if it sent none. */
export interface StatedSums {
  subtotal?: Pence | null | undefined;
  total?: Pence | null | undefined;
}

/**
 * The totals to store, always those that the server works out (decision M11).
 *
 * @throws Refusal TOTALS_DIFFER if the client sent another subtotal or total
 * @throws DocumentTooLarge above 99,999,999.99
 */
export function checkedTotals(
  kind: DocumentKind,
  document: { lines: readonly PricedLine[]; terms: PriceTerms },
  stated: StatedSums,
): DocumentTotals {
  const totals = documentTotals(kind, document.lines, document.terms);
  refuseTooLarge(totals);
  refuseOtherSums(totals, stated);
  return totals;
}

/** @throws Refusal TOTALS_DIFFER if the client sent another subtotal or total than these */
export function refuseOtherSums(
  { subtotal, total }: { subtotal: Pence; total: Pence },
  stated: StatedSums,
): void {
  const differs =
    (typeof stated.subtotal === "number" && stated.subtotal !== subtotal) ||
    (typeof stated.total === "number" && stated.total !== total);
  if (differs) throw new Refusal("TOTALS_DIFFER");
}
