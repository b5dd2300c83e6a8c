/** Messages of the company profile, verbatim (specification 2 §5 and §8). */
export const companyWords = {
  created: "Company profile created successfully",
  updated: "Company profile updated successfully",
  notCreated: "Failed to create company profile",
  notUpdated: "Failed to update company profile",
  nameRequired: "Company name is required",
  brandColor: "Brand colour must look like #111827",
  notLoaded: "Your company profile could not be loaded",
} as const;

/** Why a picture is not taken as the logo, verbatim (specification 2 §5). */
export const logoWords = {
  wrongType: {
    title: "Invalid file type",
    message: "Please select an image file (PNG, JPG, etc.)",
  },
  tooLarge: { title: "File too large", message: "Please select an image under 5MB" },
} as const;

export type LogoRefusal = keyof typeof logoWords;

/** What each way of taking CIS and VAT means, in one sentence (decision M1). */
export const cisMethodWords = {
  hmrc: {
    label: "As HMRC describes it",
    hint: "VAT is charged on the full value, and CIS is taken from the labour as the customer is charged for it.",
  },
  deduct_before_vat: {
    label: "Deduct before VAT",
    hint: "CIS is taken from the labour before markup, and VAT is charged on what is left.",
  },
} as const;

/** Who has which CIS rate (decision M2). */
export const cisRateWords = {
  "20": "20% (registered subcontractor)",
  "30": "30% (not registered)",
  "0": "0% (gross payment status)",
} as const;

/** Which lines carry markup (specification 2 §9). */
export const markupScopeWords = {
  materials_and_labour: {
    label: "Materials and labour",
    hint: "Every line carries markup, apart from descriptions.",
  },
  materials_only: {
    label: "Materials only",
    hint: "Labour is charged at your rates as they are.",
  },
} as const;
