import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { type Language, regionTerms } from "#domain/company/region.ts";
import type { DocumentKind, PriceTerms } from "#domain/documents/trade-document.ts";
import { zeroPercent } from "#domain/money/percent.ts";
import { defaultDiscountBase, defaultMarkupPercent } from "#domain/pricing/default-terms.ts";
import { defaultCisRate, mayDeductCis } from "#domain/tax/cis.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";

/** What the terms of a document are worked out from besides its body. */
export type TermsProfile = CompanyTerms;

/** Terms as a body carries them: absent or null asks for the default. */
export type SentTerms = { [Term in keyof PriceTerms]?: PriceTerms[Term] | null | undefined };

/** What an invoice's price depends on and a quote's does not. */
export type SentTicks = Pick<SentTerms, "cisApplied" | "cisMethod" | "cisRatePercent" | "reverseChargeVat">;

/**
 * The terms of a new document: what is sent, else the profile's, else the specification's (decisions M3, M4).
 *
 * @param firm the profile, and the region that the document is made in
 */
export function newTerms(
  kind: DocumentKind,
  sent: SentTerms,
  firm: { profile: TermsProfile | null; language: Language },
): PriceTerms {
  const profile = firm.profile && { ...firm.profile, language: firm.language };
  const { region } = regionTerms(firm.language);
  return allowedTerms(kind, profile, {
    markupPercent: sent.markupPercent ?? defaultMarkupPercent(kind, profile),
    markupScope: sent.markupScope ?? profile?.markupScope ?? "materials_and_labour",
    discountPercent: sent.discountPercent ?? zeroPercent,
    discountBase: sent.discountBase ?? defaultDiscountBase(kind),
    taxPercent: sent.taxPercent ?? defaultTaxPercent(region, profile),
    cisApplied: sent.cisApplied ?? false,
    cisMethod: sent.cisMethod ?? profile?.cisMethod ?? "hmrc",
    cisRatePercent: sent.cisRatePercent ?? profile?.cisRatePercent ?? defaultCisRate,
    reverseChargeVat: sent.reverseChargeVat ?? false,
  });
}

/** The terms after a change: what is sent is laid over the old ones, and the old ones keep the price. */
export function changedTerms(
  kind: DocumentKind,
  old: PriceTerms,
  { sent, profile }: { sent: SentTerms; profile: TermsProfile | null },
): PriceTerms {
  const given = Object.fromEntries(
    Object.keys(old)
      .map((term) => [term, sent[term as keyof PriceTerms]] as const)
      .filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<PriceTerms>;
  return Object.keys(given).length > 0 ? allowedTerms(kind, profile, { ...old, ...given }) : old;
}

/** The terms of an invoice made of a quote: the quote's price, and the ticks that an invoice has (decision W11). */
export function convertedTerms(quote: PriceTerms, sent: SentTicks, profile: TermsProfile | null): PriceTerms {
  const allowed = allowedTerms("invoice", profile, {
    ...quote,
    cisApplied: sent.cisApplied ?? quote.cisApplied,
    cisMethod: sent.cisMethod ?? quote.cisMethod,
    cisRatePercent: sent.cisRatePercent ?? quote.cisRatePercent,
    reverseChargeVat: sent.reverseChargeVat ?? quote.reverseChargeVat,
  });
  return { ...allowed, taxPercent: quote.taxPercent };
}

/**
 * Switches off what the firm may not do: no tax where it charges none (decision M7), neither CIS nor reverse
 * charge on a quote or for a firm that is not registered (decision M8).
 */
function allowedTerms(kind: DocumentKind, profile: TermsProfile | null, terms: PriceTerms): PriceTerms {
  const charges = profile?.chargeVat ?? true;
  const cis = kind === "invoice" && mayDeductCis(profile);
  return {
    ...terms,
    taxPercent: charges ? terms.taxPercent : zeroPercent,
    cisApplied: cis && terms.cisApplied,
    reverseChargeVat: cis && charges && terms.reverseChargeVat,
  };
}
