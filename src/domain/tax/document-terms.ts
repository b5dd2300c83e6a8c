import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { zeroPercent } from "#domain/money/percent.ts";
import { defaultCisRate } from "#domain/pricing/cis-rates.ts";
import { defaultDiscountBase, defaultMarkupPercent } from "#domain/pricing/default-terms.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";

/** The firm's terms, which decide those of a document together with its body. */
export type TermsProfile = CompanyTerms;

/** The terms that a body may send; absent or null asks for the default. */
export type SentTerms = { [Term in keyof PriceTerms]?: PriceTerms[Term] | null | undefined };

/** The terms of price that only an invoice has. */
export type SentTicks = Pick<SentTerms, "cisApplied" | "cisMethod" | "cisRatePercent" | "reverseChargeVat">;

/**
 * The terms of a new document: those sent, else the profile's, else the defaults of decisions M3 and M4.
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

/** The terms after a change: those sent replace the old ones; the others stay, and so does the price. */
export function changedTerms(
  kind: DocumentKind,
  old: PriceTerms,
  { sent, profile }: { sent: SentTerms; profile: TermsProfile | null },
): PriceTerms {
  if (!sendsTerms(sent)) return old;
  return allowedTerms(kind, profile, {
    markupPercent: sent.markupPercent ?? old.markupPercent,
    markupScope: sent.markupScope ?? old.markupScope,
    discountPercent: sent.discountPercent ?? old.discountPercent,
    discountBase: sent.discountBase ?? old.discountBase,
    taxPercent: sent.taxPercent ?? old.taxPercent,
    cisApplied: sent.cisApplied ?? old.cisApplied,
    cisMethod: sent.cisMethod ?? old.cisMethod,
    cisRatePercent: sent.cisRatePercent ?? old.cisRatePercent,
    reverseChargeVat: sent.reverseChargeVat ?? old.reverseChargeVat,
  });
}

export const termNames = [
  "markupPercent",
  "markupScope",
  "discountPercent",
  "discountBase",
  "taxPercent",
  "cisApplied",
  "cisMethod",
  "cisRatePercent",
  "reverseChargeVat",
] as const satisfies (keyof PriceTerms)[];

/** Whether a body has a term, so that the terms are to be worked out again. */
export function sendsTerms(sent: SentTerms): boolean {
  return termNames.some((term) => sent[term] !== undefined && sent[term] !== null);
}

/** The terms of an invoice made from a quote: the quote's price, and the invoice's own CIS terms (decision W11). */
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
 * Switches off the terms that do not apply: tax if the firm charges none (decision M7); CIS and reverse charge on a
 * quote, or for a firm that is not registered (decision M8).
 */
function allowedTerms(kind: DocumentKind, profile: TermsProfile | null, terms: PriceTerms): PriceTerms {
  const charges = profile?.chargeVat ?? true;
  const cis = kindRules[kind].asksForPayment && mayDeductCis(profile);
  return {
    ...terms,
    taxPercent: charges ? terms.taxPercent : zeroPercent,
    cisApplied: cis && terms.cisApplied,
    reverseChargeVat: cis && charges && terms.reverseChargeVat,
  };
}
