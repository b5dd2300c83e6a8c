import * as z from "zod/mini";
import { companyTermDefaults } from "#contract/company-profile.ts";
import { daysOrNull } from "#contract/wire.ts";
import type { CompanyProfile, CompanyWords } from "#domain/company/company-profile.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { formatPercent, formatPercentShort, percent, zeroPercent } from "#domain/money/percent.ts";
import { cisMethods, markupScopes } from "#domain/pricing/terms.ts";
import { type Language, languages, regionTerms } from "#domain/region/region.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import { typedPercentUpTo } from "#web/base/form-figures.ts";
import { cleanText, optionalText, requiredText } from "#web/base/form-text.ts";
import { said } from "#web/base/messages.ts";
import { inCapitals } from "#web/base/rewriting.ts";

const boxes = z.object({
  language: z.enum(languages),
  companyName: requiredText(said((messages) => messages.company.nameRequired)),
  phone: optionalText(),
  email: optionalText(),
  website: optionalText(),
  address: optionalText("paragraph"),
  city: optionalText(),
  county: optionalText(),
  postcode: z.pipe(z.pipe(z.string(), z.transform(inCapitals)), optionalText()),
  country: optionalText(),
  companyNumber: optionalText(),
  bankName: optionalText(),
  accountName: optionalText(),
  sortCode: optionalText(),
  accountNumber: optionalText(),
  iban: optionalText(),
  bicSwift: optionalText(),
  bankDetails: optionalText("paragraph"),
  chequesPayableTo: optionalText(),
  chargeVat: z.boolean(),
  vatNumber: optionalText(),
  vatRate: typedPercentUpTo(100, "VAT rate"),
  markupScope: z.enum(markupScopes),
  defaultMarkupPercent: typedPercentUpTo(1000, "Default markup"),
  paymentTermsDays: typedDays(180, "Payment terms"),
  quoteValidityDays: typedDays(365, "Quote validity"),
  cisRegistered: z.boolean(),
  utrNumber: optionalText(),
  cisMethod: z.enum(cisMethods),
  cisRate: z.enum(["0", "20", "30"]),
  brandColor: z.string().check(
    z.regex(
      /^#[0-9a-fA-F]{6}$/,
      said((messages) => messages.company.brandColor),
    ),
  ),
  logoUrl: z.pipe(
    z.string(),
    z.transform((text) => (text === "" ? null : text)),
  ),
});

/** The boxes in the order in which they are on the page. */
export const companyBoxes = Object.keys(boxes.shape) as (keyof CompanyDraft)[];

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
    ...wordsDraft(profile, terms.language),
    language: terms.language,
    chargeVat: terms.chargeVat,
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

function wordsDraft(
  profile: CompanyProfile | null,
  language: Language,
): { [Word in keyof CompanyWords]: string } {
  return {
    companyName: profile?.companyName ?? "",
    phone: profile?.phone ?? "",
    email: profile?.email ?? "",
    website: profile?.website ?? "",
    address: profile?.address ?? "",
    city: profile?.city ?? "",
    county: profile?.county ?? "",
    postcode: profile?.postcode ?? "",
    country: profile ? (profile.country ?? "") : regionTerms(language).defaultCountry,
    vatNumber: profile?.vatNumber ?? "",
    companyNumber: profile?.companyNumber ?? "",
    utrNumber: profile?.utrNumber ?? "",
    bankName: profile?.bankName ?? "",
    accountName: profile?.accountName ?? "",
    sortCode: profile?.sortCode ?? "",
    accountNumber: profile?.accountNumber ?? "",
    iban: profile?.iban ?? "",
    bicSwift: profile?.bicSwift ?? "",
    bankDetails: profile?.bankDetails ?? "",
    chequesPayableTo: profile?.chequesPayableTo ?? "",
  };
}

function typedDays(most: number, name: string) {
  const cleaned = z.transform((text: string): string | number | null => cleanText(text));
  return z.pipe(z.pipe(z.string(), cleaned), daysOrNull(most, name));
}
