import type { CompanyTerms, CompanyWords } from "#domain/company/company-profile.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";

/** The parts of a profile that decide whether the reverse charge is offered. */
export type ReverseChargeProfile = Pick<CompanyTerms, "language" | "cisRegistered" | "chargeVat"> &
  Pick<CompanyWords, "vatNumber">;

/**
 * Whether an invoice may offer the domestic reverse charge (VAT Act 1994 s55A, decision M8): for a UK firm registered
 * for CIS that charges VAT and has a VAT number.
 */
export function mayReverseCharge(profile: ReverseChargeProfile | null): boolean {
  return mayDeductCis(profile) && profile?.chargeVat === true && (profile.vatNumber ?? "").trim() !== "";
}
