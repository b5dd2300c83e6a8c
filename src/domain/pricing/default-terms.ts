import type { CompanyTerms } from "#domain/company/company-profile.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import type { Percent } from "#domain/money/percent.ts";
import { percent } from "#domain/money/percent.ts";
import type { DiscountBase } from "#domain/pricing/terms.ts";

const markupWithoutProfile: Record<DocumentKind, Percent> = {
  quote: percent(25_000),
  invoice: percent(20_000),
};

const discountBases: Record<DocumentKind, DiscountBase> = {
  quote: "subtotal_plus_markup",
  invoice: "subtotal",
};

/** The markup a new document starts with: the profile's, else 25% for a quote and 20% for an invoice (decision M4). */
export function defaultMarkupPercent(
  kind: DocumentKind,
  profile: Pick<CompanyTerms, "defaultMarkupPercent"> | null,
): Percent {
  return profile?.defaultMarkupPercent ?? markupWithoutProfile[kind];
}

/** What the discount of a new document is a percentage of (decision M3). A converted invoice keeps the quote's. */
export function defaultDiscountBase(kind: DocumentKind): DiscountBase {
  return discountBases[kind];
}
