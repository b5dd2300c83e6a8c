import type { Language } from "#domain/region/region.ts";

/** The names that a region has for its tax, its numbers and the parts of an address. */
export interface RegionLabels {
  /** VAT, Sales Tax or GST. */
  tax: string;
  taxNumber: string;
  companyNumber: string;
  bankCode: string;
  bankCodeHint: string;
  county: string;
  postcode: string;
}

const labels: Readonly<Record<Language, RegionLabels>> = {
  "en-GB": {
    tax: "VAT",
    taxNumber: "VAT Number",
    companyNumber: "Company Number",
    bankCode: "Sort Code",
    bankCodeHint: "123456 (will format as 12-34-56)",
    county: "County",
    postcode: "Postcode",
  },
  "en-US": {
    tax: "Sales Tax",
    taxNumber: "Sales Tax ID",
    companyNumber: "EIN",
    bankCode: "Routing Number",
    bankCodeHint: "123456789 (9 digits)",
    county: "State",
    postcode: "ZIP Code",
  },
  "en-AU": {
    tax: "GST",
    taxNumber: "GST Number",
    companyNumber: "ABN",
    bankCode: "BSB",
    bankCodeHint: "123456 (will format as 123-456)",
    county: "State",
    postcode: "Postcode",
  },
};

/** The labels of a language's region; on paper those of the language that the document was made in. */
export function regionLabels(language: Language): RegionLabels {
  return labels[language];
}

/** "VAT Rate" */
export function taxRateLabel(language: Language): string {
  return `${regionLabels(language).tax} Rate`;
}
