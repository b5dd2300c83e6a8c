import { newProfile } from "#words/en-gb/new-profile.ts";

export const company = {
  ...newProfile,
  leave: "What you changed in your company profile has not been saved.",
  locked: "Unlock your data to see and change your company profile.",
  updated: "Company profile updated successfully",
  notUpdated: "Failed to update company profile",
  utrDigits: "UTR must have 10 digits",
  sortCodeDigits: "Sort code must have 6 to 9 digits",
  accountNumberDigits: "Account number must have at most 17 digits",
  brandColor: "Brand colour must look like #111827",
  defaultTaxRange: "Default tax must be between 0 and 100",
  cisRateRange: "CIS rate must be between 0 and 100",
  cisRateChoice: "CIS rate must be 0, 20 or 30",
  paymentTermsRange: "Payment terms must be between 1 and 180 days",
  quoteValidityRange: "Quote validity must be between 1 and 365 days",
  notLoaded: "Your company profile could not be loaded",
  logoTooLarge: "The logo is too large",
  logoNoPicture: "The logo must be a PNG, JPEG, GIF or WebP picture, or a web address",
  /** Why a picture is refused as a logo. */
  logoRefused: {
    wrongType: { title: "Invalid file type", message: "Please select an image file (PNG, JPG, etc.)" },
    tooLarge: { title: "File too large", message: "Please select an image under 5MB" },
  },
  /** What each CIS method means, in one sentence (decision M1). */
  cisMethods: {
    hmrc: {
      label: "As HMRC describes it",
      hint: "VAT is charged on the full value, and CIS is taken from all that you charge but what the materials cost you.",
    },
    deduct_before_vat: {
      label: "Deduct before VAT",
      hint: "CIS is taken from the labour before markup, and VAT is charged on what is left. Not lawful for VAT: VAT is owed on the full value (VAT Act 1994 s19(2)). Offered because some older agreements still ask for it.",
    },
  },
  /** Which subcontractors have which CIS rate (decision M2). */
  cisRates: {
    "20": "20% (registered subcontractor)",
    "30": "30% (not registered)",
    "0": "0% (gross payment status)",
  },
  /** Which lines carry markup. */
  markupScopes: {
    materials_and_labour: {
      label: "Materials and labour",
      hint: "Every line carries markup, apart from descriptions.",
    },
    materials_only: {
      label: "Materials only",
      hint: "Labour is charged at your rates as they are.",
    },
  },
};
