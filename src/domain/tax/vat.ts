import type { CompanyTerms } from "#domain/company/company-profile.ts";
import type { Percent } from "#domain/money/percent.ts";
import { percent, zeroPercent } from "#domain/money/percent.ts";
import type { Region } from "#domain/region/region.ts";

/** GB: VAT at the standard rate; AU: GST; US: 0, because sales tax differs by place. */
const regionRates: Record<Region, Percent> = { GB: percent(20_000), AU: percent(10_000), US: zeroPercent };

/**
 * The tax rate of a new document (decisions M4 and M7): zero if the firm charges no tax, else the profile's rate,
 * else the region's. A document that has its own rate keeps it.
 */
export function defaultTaxPercent(
  region: Region,
  profile: Pick<CompanyTerms, "chargeVat" | "vatRate"> | null,
): Percent {
  if (profile === null) return regionRates[region];
  return profile.chargeVat ? profile.vatRate : zeroPercent;
}
