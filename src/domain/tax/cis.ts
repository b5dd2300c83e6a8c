import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { regionTerms } from "#domain/company/region.ts";
import type { Percent } from "#domain/money/percent.ts";
import { percent, zeroPercent } from "#domain/money/percent.ts";

/** The rate for a registered subcontractor (Finance Act 2004 s61, and the orders made under it). */
export const defaultCisRate: Percent = percent(20_000);

/** The rates there are: gross payment status, registered, not registered (decision M2). */
export const cisRates: readonly Percent[] = [zeroPercent, defaultCisRate, percent(30_000)];

/** Tells whether an invoice may offer the CIS deduction: a UK firm registered for the scheme (decision M8). */
export function mayDeductCis(profile: Pick<CompanyTerms, "language" | "cisRegistered"> | null): boolean {
  return profile?.cisRegistered === true && regionTerms(profile.language).hasConstructionIndustryScheme;
}
