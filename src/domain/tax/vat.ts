import type { CompanyTerms } from "#domain/company/company-profile.ts";
import type { Region } from "#domain/company/region.ts";
import type { Percent } from "#domain/money/percent.ts";
import { percent, zeroPercent } from "#domain/money/percent.ts";

/** GB: VAT at the standard rate; AU: GST; US: sales tax differs by place, so none is assumed. */
const regionRates: Record<Region, Percent> = { GB: percent(20_000), AU: percent(10_000), US: zeroPercent };

/**
 * The tax rate a new document starts with (decisions M4 and M7): none if the firm charges no tax, else the
 * profile's rate, else the region's. A document that has its own rate keeps it.
 */
export function defaultTaxPercent(
  region: Region,
  profile: Pick<CompanyTerms, "chargeVat" | "vatRate"> | null,
): Percent {
  if (profile === null) return regionRates[region];
  return profile.chargeVat ? profile.vatRate : zeroPercent;
}
