import type { Percent } from "#domain/money/percent.ts";

/** Which lines carry markup. */
export const markupScopes = ["materials_and_labour", "materials_only"] as const;
export type MarkupScope = (typeof markupScopes)[number];

/** How a Construction Industry Scheme deduction and VAT combine (decision M1). */
export const cisMethods = ["hmrc", "deduct_before_vat"] as const;
export type CisMethod = (typeof cisMethods)[number];

/** What a discount is a percentage of (decision M3). */
export const discountBases = ["subtotal", "subtotal_plus_markup"] as const;
export type DiscountBase = (typeof discountBases)[number];

/** What a total depends on besides the lines. It is stored with the document, so that its price never changes. */
export interface PriceTerms {
  markupPercent: Percent;
  markupScope: MarkupScope;
  discountPercent: Percent;
  discountBase: DiscountBase;
  taxPercent: Percent;
  cisApplied: boolean;
  cisMethod: CisMethod;
  cisRatePercent: Percent;
  reverseChargeVat: boolean;
}
