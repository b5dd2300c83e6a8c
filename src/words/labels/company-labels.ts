import type { companyWords, logoWords } from "#domain/company/company-words.ts";
import type { Language } from "#domain/region/region.ts";
import { regionLabels, taxRateLabel } from "#words/labels/region-labels.ts";

type CompanyWord = keyof typeof companyWords | keyof typeof logoWords;
type CompanyTerm =
  | "vatRegistration"
  | "firmKind"
  | "vatRate"
  | "defaultMarkupPercent"
  | "paymentTermsDays"
  | "quoteValidityDays"
  | "cisRate";

/** What the boxes of the company profile are called, in the language chosen in its form. */
export function companyLabels(language: Language): Readonly<Record<CompanyWord | CompanyTerm, string>> {
  const region = regionLabels(language);
  return {
    companyName: "Company Name",
    address: "Address",
    city: "City",
    county: region.county,
    postcode: region.postcode,
    country: "Country",
    phone: "Phone",
    email: "Email",
    website: "Website",
    vatNumber: region.taxNumber,
    companyNumber: region.companyNumber,
    utrNumber: "UTR Number",
    bankName: "Bank Name",
    accountName: "Account Name",
    sortCode: region.bankCode,
    accountNumber: "Account Number",
    iban: "IBAN",
    bicSwift: "BIC/SWIFT",
    bankDetails: "Other Payment Details",
    chequesPayableTo: language === "en-US" ? "Checks Payable To" : "Cheques Payable To",
    ownNames: "Own Names",
    registeredIn: "Registered In",
    registeredOffice: "Registered Office",
    logoUrl: "Logo URL",
    vatRegistration: `${region.tax} Registration`,
    firmKind: "Kind of Firm",
    vatRate: taxRateLabel(language),
    defaultMarkupPercent: "Default Markup",
    paymentTermsDays: "Payment Terms (days)",
    quoteValidityDays: "Quote Validity (days)",
    cisRate: "Deduction Rate",
  };
}
