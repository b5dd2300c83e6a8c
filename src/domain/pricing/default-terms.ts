import type { Percent } from "#domain/money/percent.ts";
import { percent } from "#domain/money/percent.ts";
import { defaultCisRate } from "#domain/pricing/cis-rates.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { DiscountBase, PriceTerms } from "#domain/pricing/terms.ts";

const markupWithoutProfile: Record<DocumentKind, Percent> = {
  quote: percent(25_000),
  invoice: percent(20_000),
};

const discountBases: Record<DocumentKind, DiscountBase> = {
  quote: "subtotal_plus_markup",
  invoice: "subtotal",
};

/** The markup of a new document: the profile's, else 25% for a quote and 20% for an invoice (decision M4). */
export function defaultMarkupPercent(
  kind: DocumentKind,
  profile: { readonly defaultMarkupPercent: Percent } | null,
): Percent {
  return profile?.defaultMarkupPercent ?? markupWithoutProfile[kind];
}

/** What the discount of a new document is a percentage of (decision M3). A converted invoice keeps the quote's base. */
export function defaultDiscountBase(kind: DocumentKind): DiscountBase {
  return discountBases[kind];
}

/** The terms that a quote has not: CIS and the reverse charge never apply to it (decisions M1 and M8). */
export const invoiceOnlyTerms = {
  cisApplied: false,
  cisMethod: "hmrc",
  cisRatePercent: defaultCisRate,
  reverseChargeVat: false,
} as const satisfies Partial<PriceTerms>;
