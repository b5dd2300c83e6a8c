import { type MeasurementSystem, measurementSystems } from "#domain/catalogue/units.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { currencySign } from "#domain/money/format-money.ts";
import { formatPercentShort } from "#domain/money/percent.ts";
import type { Currency } from "#domain/region/currency.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";

/** The settings that this device stores for itself; percentages as typed (decision A15). */
export interface LocalSettings {
  currency: Currency;
  currencySymbol: string;
  /** Units of this system come first where a unit is chosen. */
  measurementSystem: MeasurementSystem;
  /** What a new quote starts with when there is no company profile. */
  defaultMarkup: string;
  defaultTax: string;
}

const key = "quote-builder";

/**
 * The settings of this device; the region's defaults when nothing is stored, or when it was stored for another
 * currency.
 */
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

/** Stores the settings on this device. When its storage is not available, they apply until the page is left. */
export function keepLocalSettings(storage: Pick<Storage, "setItem">, settings: LocalSettings): void {
  try {
    storage.setItem(key, JSON.stringify(settings));
  } catch {
    // Without storage, the next visit starts with the region's settings.
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
