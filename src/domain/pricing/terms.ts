/** Which lines carry markup (specification 2 §9). */
export const markupScopes = ["materials_and_labour", "materials_only"] as const;
export type MarkupScope = (typeof markupScopes)[number];

/** How a Construction Industry Scheme deduction and VAT meet (decision M1). */
export const cisMethods = ["hmrc", "deduct_before_vat"] as const;
export type CisMethod = (typeof cisMethods)[number];

/** What a discount is a percentage of (decision M3). */
export const discountBases = ["subtotal", "subtotal_plus_markup"] as const;
export type DiscountBase = (typeof discountBases)[number];
