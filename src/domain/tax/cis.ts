import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { regionTerms } from "#domain/region/region.ts";

/** Whether an invoice may offer the CIS deduction: for a UK firm registered for the scheme (decision M8). */
export function mayDeductCis(profile: Pick<CompanyTerms, "language" | "cisRegistered"> | null): boolean {
  return profile?.cisRegistered === true && regionTerms(profile.language).hasConstructionIndustryScheme;
}
