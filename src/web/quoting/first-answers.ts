import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import { companyWords } from "#domain/company/company-words.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { formatPercentShort, type Percent, zeroPercent } from "#domain/money/percent.ts";
import { noWords } from "#domain/records/word-table.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import { newProfileMessages } from "#web/base/new-profile-messages.ts";
import type { CompanyFields } from "#web/records/save-company.ts";

/** The answers about the markup. */
export const markups = [
  { value: "none", label: "No" },
  { value: "materials_only", label: "On materials" },
  { value: "materials_and_labour", label: "On everything" },
] as const;

/** @param tax what the region calls it */
const registered = (tax: string) =>
  [
    { value: "yes", label: "Yes" },
    {
      value: "applied",
      label: "Applied, no number yet",
      hint: `Prices stay without ${tax}. Invoices say that a ${tax === "VAT" ? "VAT" : "tax"} invoice follows, until you charge ${tax} in Business Profile.`,
    },
    { value: "no", label: "No" },
  ] as const;

/** The question about tax in each region, with its answers. */
export const taxQuestions = {
  GB: { legend: "Are you registered for VAT?", options: registered("VAT") },
  AU: { legend: "Are you registered for GST?", options: registered("GST") },
  US: {
    legend: "Do you charge sales tax?",
    options: registered("").filter(({ value }) => value !== "applied"),
  },
};

/** The answers as typed and chosen; null for a question that is not answered yet. */
export interface Answers {
  companyName: string;
  tax: ReturnType<typeof registered>[number]["value"] | null;
  taxNumber: string;
  /** Percent. */
  taxRate: string;
  markup: (typeof markups)[number]["value"] | null;
  /** Percent. */
  markupPercent: string;
}

/** What stands before the first answer. */
export function unanswered(language: Language): Answers {
  const { region } = regionTerms(language);
  return {
    companyName: "",
    tax: null,
    taxNumber: "",
    taxRate: formatPercentShort(defaultTaxPercent(region, null)),
    markup: null,
    markupPercent: formatPercentShort(companyTermDefaults.defaultMarkupPercent),
  };
}

/** The days that a new firm's customers have to pay, which it can see and change in its profile. */
const firstPaymentTerms = 14;

const registrationOf = { yes: "registered", applied: "applied", no: "not" } as const;

/** The new profile that the answers result in, or what is wrong with them. */
export function readAnswers(
  answers: Answers,
  language: Language,
): { fields: CompanyFields | null; errors: { [Name in keyof Answers]?: string } } {
  const { companyName, tax, taxNumber, markup } = answers;
  const messages = newProfileMessages();
  const { region, defaultCountry } = regionTerms(language);
  const charges = tax === "yes";
  const rate = charges ? percentUpTo(100, answers.taxRate) : defaultTaxPercent(region, null);
  const markupPercent = markup === "none" ? zeroPercent : percentUpTo(1000, answers.markupPercent);
  const errors = {
    ...(companyName.trim() === "" && { companyName: messages.nameRequired }),
    ...(tax === null && { tax: "Please choose one" }),
    ...(rate === null && { taxRate: messages.vatRateRange }),
    ...(charges && rate === zeroPercent && { taxRate: "Please enter the rate" }),
    ...(markup === null && { markup: "Please choose one" }),
    ...(markupPercent === null && { markupPercent: messages.defaultMarkupRange }),
  };
  if (Object.keys(errors).length > 0 || markup === null || rate === null || markupPercent === null) {
    return { fields: null, errors };
  }
  const number = charges ? taxNumber.trim() || null : null;
  return {
    errors,
    fields: {
      ...companyTermDefaults,
      ...noWords(companyWords),
      language,
      companyName: companyName.trim(),
      country: defaultCountry,
      vatNumber: number,
      // An Australian firm has one number for both.
      ...(region === "AU" && { companyNumber: number }),
      chargeVat: charges,
      vatRegistration: region === "US" ? null : tax && registrationOf[tax],
      vatRate: rate,
      defaultTaxPercent: charges ? rate : zeroPercent,
      markupScope: markup === "none" ? companyTermDefaults.markupScope : markup,
      defaultMarkupPercent: markupPercent,
      paymentTermsDays: firstPaymentTerms,
      logoUrl: null,
    },
  };
}

function percentUpTo(most: number, typed: string): Percent | null {
  const read = readTypedPercent(typed);
  return read !== null && read <= most * 1000 ? read : null;
}
