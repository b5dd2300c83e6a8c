import type { RateType } from "#domain/catalogue/catalogue.ts";
import type { UnitType } from "#domain/catalogue/units.ts";
import type { Language } from "#domain/region/region.ts";

/** The name of a material, what one of it costs in pence or cents before tax, and its unit where that is not "Each". */
export type GuideMaterial = readonly [name: string, unitCost: number, unitType?: UnitType];

/** The name of a labour rate, the rate in pence or cents before tax, and what it is charged by. */
export type GuideRate = readonly [name: string, rate: number, rateType: RateType];

export interface RegionPrices {
  /** By category. */
  materials: Readonly<Record<string, readonly GuideMaterial[]>>;
  labour: readonly GuideRate[];
}

/** The starter price list of a trade: for each region in its own words, units and money. */
export type TradePrices = Readonly<Record<Language, RegionPrices>>;

/** The day that the prices are of, as people are told. */
export const pricedIn = "November 2026";
