import type { companyProfileRoutes } from "#contract/company-profile.ts";
import type { RouteRequest } from "#contract/route.ts";
import { quoteTextNames } from "#domain/company/quote-texts.ts";
import { percent } from "#domain/money/percent.ts";
import { logoDataUrl } from "./logo-png.ts";
import { seededId } from "./seeded.ts";

/** The user of the demo account. The secrets are printed openly, because everything in the account is invented. */
export const owner = {
  firstName: "Sam",
  lastName: "Beckwith",
  email: "sam.beckwith@example.co.uk",
  password: "Dovetail-Joint-1847",
  passphrase: "mortise tenon dovetail bridle",
} as const;

/**
 * The joiner's firm. VAT number and UTR are invented; sort code and account number come from the banks' own test data
 * (Vocalink, "Validating account numbers", test case 1).
 */
export const firm = {
  id: seededId("CompanyProfile", "firm"),
  companyName: "Beckwith & Vane Joinery",
  address: "The Old Rope Walk\nMill Lane",
  city: "Otley",
  county: "West Yorkshire",
  postcode: "LS21 2ZQ",
  country: "United Kingdom",
  phone: "0113 496 0042",
  email: "workshop@example.co.uk",
  website: "https://www.example.co.uk",
  vatNumber: "GB 999 9999 73",
  companyNumber: null,
  utrNumber: "1234567890",
  bankName: "Wharfedale Mutual Bank",
  accountName: "Beckwith & Vane Joinery",
  sortCode: "08-99-99",
  accountNumber: "66374958",
  iban: null,
  bicSwift: null,
  bankDetails: null,
  chequesPayableTo: "Beckwith & Vane Joinery",
  language: "en-GB",
  chargeVat: true,
  vatRegistration: "registered",
  firmKind: "partnership",
  quoteFoot: "fixed",
  ownNames: "Sam Beckwith and Ruth Vane",
  registeredIn: null,
  registeredOffice: null,
  vatRate: percent(20_000),
  markupScope: "materials_only",
  defaultMarkupPercent: percent(20_000),
  defaultTaxPercent: percent(20_000),
  paymentTermsDays: 14,
  quoteValidityDays: 30,
  cisRegistered: true,
  cisMethod: "hmrc",
  cisRatePercent: percent(20_000),
  brandColor: "#5c3a24",
  logoUrl: logoDataUrl(),
} as const satisfies RouteRequest<typeof companyProfileRoutes.create>["body"];

/** What closes the firm's quotes. */
export const closingWords = {
  id: seededId("CompanyText", "closing"),
  name: quoteTextNames.closing,
  text: "A third is due when you say yes, the rest when the work is done. All our joinery is guaranteed for five years.",
};
