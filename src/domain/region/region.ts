import type { Currency } from "#domain/region/currency.ts";

/** The display languages. Each stands for the words, tax and currency of one region. */
export const languages = ["en-GB", "en-US", "en-AU"] as const;
export type Language = (typeof languages)[number];

export type Region = "GB" | "US" | "AU";

/** What differs between regions: words printed beside numbers, and lengths of bank codes. */
export interface RegionTerms {
  region: Region;
  currency: Currency;
  /** VAT, Sales Tax or GST. */
  taxName: string;
  taxNumberLabel: string;
  companyNumberLabel: string;
  bankCodeLabel: string;
  bankCodeHint: string;
  /** The labels of county and postcode in an address. */
  countyLabel: string;
  postcodeLabel: string;
  accountNumberLength: number;
  hasConstructionIndustryScheme: boolean;
  defaultCountry: string;
  /** The time zone that decides the calendar day when no browser does: that of most people in the region. */
  timeZone: string;
}

const terms: Record<Language, RegionTerms> = {
  "en-GB": {
    region: "GB",
    currency: "GBP",
    taxName: "VAT",
    taxNumberLabel: "VAT Number",
    companyNumberLabel: "Company Number",
    bankCodeLabel: "Sort Code",
    bankCodeHint: "123456 (will format as 12-34-56)",
    countyLabel: "County",
    postcodeLabel: "Postcode",
    accountNumberLength: 8,
    hasConstructionIndustryScheme: true,
    defaultCountry: "United Kingdom",
    timeZone: "Europe/London",
  },
  "en-US": {
    region: "US",
    currency: "USD",
    taxName: "Sales Tax",
    taxNumberLabel: "Sales Tax ID",
    companyNumberLabel: "EIN",
    bankCodeLabel: "Routing Number",
    bankCodeHint: "123456789 (9 digits)",
    countyLabel: "State",
    postcodeLabel: "ZIP Code",
    accountNumberLength: 17,
    hasConstructionIndustryScheme: false,
    defaultCountry: "United States",
    timeZone: "America/New_York",
  },
  "en-AU": {
    region: "AU",
    currency: "AUD",
    taxName: "GST",
    taxNumberLabel: "GST Number",
    companyNumberLabel: "ABN",
    bankCodeLabel: "BSB",
    bankCodeHint: "123456 (will format as 123-456)",
    countyLabel: "State",
    postcodeLabel: "Postcode",
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
