import { type MeasurementSystem, measurementSystems } from "#domain/catalogue/units.ts";
import { type Language, regionTerms } from "#domain/company/region.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import type { Currency } from "#domain/money/currency.ts";
import { currencySign } from "#domain/money/format-money.ts";
import { formatPercentShort } from "#domain/money/percent.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";

/** What this device keeps for itself (specification 1 §3, decision A15); percentages as typed. */
export interface LocalSettings {
  currency: Currency;
  currencySymbol: string;
  /** Whose units stand first where a unit is chosen. */
  measurementSystem: MeasurementSystem;
  /** What a new quote starts with where there is no company profile. */
  defaultMarkup: string;
  defaultTax: string;
}

const key = "quote-builder";

/** The settings of this device; those of the region where nothing is kept, or what is kept is of another currency. */
export function readLocalSettings(storage: Pick<Storage, "getItem">, language: Language): LocalSettings {
  const defaults = defaultsOf(language);
  const kept = parsed(storage.getItem(key));
  const { measurementSystem, defaultMarkup, defaultTax } = kept;
  const isOwnRegion = kept.currency === defaults.currency;
  const percentOf = (value: unknown, most: number, otherwise: string) =>
    isOwnRegion && (readTypedPercent(String(value)) ?? most + 1) <= most ? String(value) : otherwise;
  return {
    ...defaults,
    measurementSystem:
      measurementSystems.find((each) => each === measurementSystem) ?? defaults.measurementSystem,
    defaultMarkup: percentOf(defaultMarkup, 1_000_000, defaults.defaultMarkup),
    defaultTax: percentOf(defaultTax, 100_000, defaults.defaultTax),
  };
}

/** Keeps the settings on this device. Where its storage is closed they hold until the page is left. */
export function keepLocalSettings(storage: Pick<Storage, "setItem">, settings: LocalSettings): void {
  try {
    storage.setItem(key, JSON.stringify(settings));
  } catch {
    // A device that keeps nothing starts with the region's next time.
  }
}

function defaultsOf(language: Language): LocalSettings {
  const { currency, region } = regionTerms(language);
  return {
    currency,
    currencySymbol: currencySign(currency, language),
    measurementSystem: region === "US" ? "imperial" : "metric",
    defaultMarkup: "25",
    defaultTax: formatPercentShort(defaultTaxPercent(region, null)),
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
