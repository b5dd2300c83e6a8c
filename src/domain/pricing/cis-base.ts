import type { Pence } from "#domain/money/pence.ts";
import { pence } from "#domain/money/pence.ts";
import type { LineSums } from "#domain/pricing/line-sums.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";

/**
 * The amount that a Construction Industry Scheme deduction is a percentage of (decisions M1 and M2).
 * `deduct_before_vat`: the labour lines before markup.
 * `hmrc`: everything charged except what the materials cost, i.e. the value less the material lines before markup and
 * discount; never negative (Finance Act 2004 s61; HMRC manual CISR15060, 15080). So a margin on materials, a call-out
 * and a custom line of no class count as labour.
 *
 * @param value "Total excl. VAT", in pence
 * @throws RangeError beyond the safe integers.
 */
export function cisBase(sums: LineSums, value: Pence, terms: PriceTerms): Pence {
  if (terms.cisMethod === "deduct_before_vat") return sums.labourSubtotal;
  const materialsAtCost = Math.max(0, sums.materialsSubtotal);
  return pence(Math.max(0, value - materialsAtCost));
}
