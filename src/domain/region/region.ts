import type { Currency } from "#domain/region/currency.ts";

/** The display languages. Each stands for the words, tax and currency of one region. */
export const languages = ["en-GB", "en-US", "en-AU"] as const;
export type Language = (typeof languages)[number];

export type Region = "GB" | "US" | "AU";

/** What differs between regions; its names for tax, numbers and addresses are labels, in src/words. */
export interface RegionTerms {
  region: Region;
  currency: Currency;
  accountNumberLength: number;
  hasConstructionIndustryScheme: boolean;
  /** The country of a new profile. */
  defaultCountry: string;
  /** The time zone that decides the calendar day when no browser does: that of most people in the region. */
  timeZone: string;
}

const terms: Record<Language, RegionTerms> = {
  "en-GB": {
    region: "GB",
    currency: "GBP",
    accountNumberLength: 8,
    hasConstructionIndustryScheme: true,
    defaultCountry: "United Kingdom",
    timeZone: "Europe/London",
  },
  "en-US": {
    region: "US",
    currency: "USD",
    accountNumberLength: 17,
    hasConstructionIndustryScheme: false,
    defaultCountry: "United States",
    timeZone: "America/New_York",
  },
  "en-AU": {
    region: "AU",
    currency: "AUD",
    accountNumberLength: 10,
    hasConstructionIndustryScheme: false,
    defaultCountry: "Australia",
    timeZone: "Australia/Sydney",
  },
};

/** The terms of a language's region; lengths of account numbers by decision M10. */
export function regionTerms(language: Language): RegionTerms {
  return terms[language];
}
