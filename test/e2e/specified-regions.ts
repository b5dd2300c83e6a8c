import type { Language } from "#domain/region/region.ts";
import type { SpecifiedScreen } from "#test/e2e/specified-labels.ts";

const bank = ["Bank Name", "Account Name", "Account Number", "IBAN", "BIC/SWIFT"];

/** What the profile and the bill call things in each region. */
export const specifiedByRegion: Readonly<Record<Language, readonly SpecifiedScreen[]>> = {
  "en-GB": [
    {
      section: "2 Company profile",
      path: "/company-profile",
      labels: [
        ...["VAT Settings", "VAT Number", "Sort Code", "123456 (will format as 12-34-56)", "Company Number"],
        ...["County", "Postcode", "Construction Industry Scheme (CIS)", ...bank],
      ],
      absent: ["Routing Number", "EIN", "BSB", "ABN"],
    },
    {
      section: "2 Company profile",
      path: "/company-profile",
      labels: ["Update Profile", "Header Preview", "UTR Number"],
    },
    {
      section: "2 Invoice editor",
      path: "/invoices/new",
      steps: ["choose Project Details"],
      labels: ["Apply CIS deduction", "Reverse charge VAT"],
      defaults: { "Apply CIS deduction": false, "Reverse charge VAT": false },
    },
    { section: "1 Billing", path: "/billing", labels: ["Quotewright, £10.00 per month"] },
    { section: "1 Sidebar", path: "/", labels: ["Labour Management"] },
  ],
  "en-US": [
    {
      section: "2 Company profile",
      path: "/company-profile",
      labels: ["Sales Tax Settings", "Routing Number", "123456789 (9 digits)", "EIN", ...bank],
      absent: ["Sort Code", "Company Number", "BSB", "ABN", "Construction Industry Scheme (CIS)"],
    },
    { section: "1 Billing", path: "/billing", labels: ["Quotewright, $15.00 per month"] },
    { section: "1 Sidebar", path: "/", labels: ["Labor Management"] },
  ],
  "en-AU": [
    {
      section: "2 Company profile",
      path: "/company-profile",
      labels: ["GST Settings", "BSB", "123456 (will format as 123-456)", "ABN", ...bank],
      absent: ["Sort Code", "EIN", "Routing Number", "Construction Industry Scheme (CIS)"],
    },
    { section: "1 Billing", path: "/billing", labels: ["Quotewright, A$22.00 per month"] },
    { section: "1 Sidebar", path: "/", labels: ["Labour Management"] },
  ],
};
