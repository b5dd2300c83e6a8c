import * as z from "zod/mini";
import { readDays } from "#contract/wire.ts";
import {
  type CompanyProfile,
  firmKinds,
  quoteFootChoices,
  vatRegistrations,
} from "#domain/company/company-profile.ts";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import { companyWords } from "#domain/company/company-words.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { formatPercent, formatPercentShort, percent, zeroPercent } from "#domain/money/percent.ts";
import { cisMethods, markupScopes } from "#domain/pricing/terms.ts";
import { type Language, languages, regionTerms } from "#domain/region/region.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import { typedPercentUpTo } from "#web/base/form-figures.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { cleanText, formTexts, optionalBox, requiredBox, wordBoxes } from "#web/base/form-text.ts";
import { type Said, said } from "#web/base/messages.ts";
import { inCapitals } from "#web/base/rewriting.ts";

const boxes = z.object({
  ...wordBoxes(companyWords),
  language: z.enum(languages),
  companyName: requiredBox(said(() => formMessages().company.nameRequired)),
  postcode: z.pipe(z.pipe(z.string(), z.transform(inCapitals)), optionalBox()),
  chargeVat: z.boolean(),
  vatRegistration: choiceOrNone(vatRegistrations),
  firmKind: choiceOrNone(firmKinds),
  quoteFoot: choiceOrNone(quoteFootChoices),
  vatRate: typedPercentUpTo(
    100,
    said(() => formMessages().company.vatRateRange),
  ),
  markupScope: z.enum(markupScopes),
  defaultMarkupPercent: typedPercentUpTo(
    1000,
    said(() => formMessages().company.defaultMarkupRange),
  ),
  paymentTermsDays: typedDays(
    180,
    said(() => formMessages().company.paymentTermsRange),
  ),
  quoteValidityDays: typedDays(
    365,
    said(() => formMessages().company.quoteValidityRange),
  ),
  cisRegistered: z.boolean(),
  cisMethod: z.enum(cisMethods),
  cisRate: z.enum(["0", "20", "30"]),
  brandColor: z.string().check(
    z.regex(
      /^#[0-9a-fA-F]{6}$/,
      said(() => formMessages().company.brandColor),
    ),
  ),
  logoUrl: z.pipe(
    z.string(),
    z.transform((text) => (text === "" ? null : text)),
  ),
});

const onPage = [
  ...["language", "companyName", "phone", "email", "website"],
  ...["address", "city", "county", "postcode", "country"],
  ...["firmKind", "ownNames", "registeredIn", "registeredOffice"],
  ...["companyNumber", "bankName", "accountName", "sortCode", "accountNumber", "iban", "bicSwift"],
  ...["bankDetails", "chequesPayableTo", "chargeVat", "vatRegistration", "vatNumber", "vatRate"],
  ...["markupScope", "defaultMarkupPercent", "paymentTermsDays", "quoteValidityDays"],
  "quoteFoot",
  ...["cisRegistered", "utrNumber", "cisMethod", "cisRate", "brandColor"],
];

/** The boxes in the order in which they are on the page; one without a place there comes last. */
export const companyBoxes = [...new Set([...onPage, ...Object.keys(boxes.shape)])] as (keyof CompanyDraft)[];

/** Parses a form's boxes into the profile's fields. */
export const companyForm = z.pipe(
  boxes,
  // The person enters one tax rate; when no tax is charged, the default for new documents is 0 (decision M4).
  z.transform(({ cisRate, ...fields }) => ({
    ...fields,
    cisRatePercent: percent(Number(cisRate) * 1000),
    defaultTaxPercent: fields.chargeVat ? fields.vatRate : zeroPercent,
  })),
);

/** The boxes as typed. */
export type CompanyDraft = z.input<typeof companyForm>;

/** The fields that the form results in. */
export type CompanyFormFields = z.output<typeof companyForm>;

/**
 * The initial values of the form: the existing profile, or the defaults of a new one.
 *
 * @param language of the person's screens; a new profile has its region (decision A11)
 */
export function companyDraft(profile: CompanyProfile | null, language: Language): CompanyDraft {
  const terms = profile ?? newTerms(language);
  return {
    ...formTexts(companyWords, profile),
    ...(profile ? {} : { country: regionTerms(terms.language).defaultCountry }),
    language: terms.language,
    chargeVat: terms.chargeVat,
    vatRegistration: terms.vatRegistration ?? "",
    firmKind: terms.firmKind ?? "",
    quoteFoot: terms.quoteFoot ?? "",
    vatRate: formatPercent(terms.vatRate),
    markupScope: terms.markupScope,
    defaultMarkupPercent: formatPercent(terms.defaultMarkupPercent),
    paymentTermsDays: terms.paymentTermsDays?.toString() ?? "",
    quoteValidityDays: terms.quoteValidityDays?.toString() ?? "",
    cisRegistered: terms.cisRegistered,
    cisMethod: terms.cisMethod,
    cisRate: formatPercentShort(terms.cisRatePercent) as CompanyDraft["cisRate"],
    brandColor: terms.brandColor,
    logoUrl: profile?.logoUrl ?? "",
  };
}

/**
 * The draft as it is parsed. When no tax is charged the rate is hidden, and an error in it must not prevent saving
 * where nobody can see it.
 */
export function withoutHiddenFaults(draft: CompanyDraft): CompanyDraft {
  const isHidden = !draft.chargeVat && readTypedPercent(draft.vatRate) === null;
  return isHidden ? { ...draft, vatRate: "0" } : draft;
}

/** A new profile's terms: those of every region, with the language and the rate of this one (decision M4). */
function newTerms(language: Language) {
  const { region } = regionTerms(language);
  return { ...companyTermDefaults, language, vatRate: defaultTaxPercent(region, null) };
}

/** One of several values; nothing where the firm has not said. */
function choiceOrNone<Value extends string>(values: readonly Value[]) {
  return z.pipe(
    z.enum(["", ...values] as const),
    z.transform((chosen) => (chosen === "" ? null : (chosen as Value))),
  );
}

function typedDays(most: number, outOfRange: Said) {
  return z.pipe(
    z.string(),
    z.transform((text, context): number | null => {
      const days = readDays(cleanText(text), most);
      if (days !== undefined) return days;
      context.issues.push({ code: "custom", input: text, message: outOfRange.error() });
      return z.NEVER;
    }),
  );
}
