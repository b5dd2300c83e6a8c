import * as z from "zod/mini";
import { companyTermDefaults } from "#contract/company-profile.ts";
import { daysOrNull } from "#contract/wire.ts";
import type { CompanyProfile, CompanyWords } from "#domain/company/company-profile.ts";
import { type Language, languages, regionTerms } from "#domain/company/region.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { formatPercent, formatPercentShort, percent, zeroPercent } from "#domain/money/percent.ts";
import { cisMethods, markupScopes } from "#domain/pricing/terms.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import { typedPercentUpTo } from "#web/app/form-figures.ts";
import { cleanText, optionalText, requiredText } from "#web/app/form-text.ts";
import { said } from "#web/app/messages.ts";
import { inCapitals } from "#web/app/rewriting.ts";

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

/** The boxes in the order they stand on the page. */
export const companyBoxes = Object.keys(boxes.shape) as (keyof CompanyDraft)[];

/** Reads a form's boxes into the profile's fields (specification 2 §5). */
export const companyForm = z.pipe(
  boxes,
  // The rate of tax is one figure to the person; where none is charged, none is the default (decision M4).
  z.transform(({ cisRate, ...fields }) => ({
    ...fields,
    cisRatePercent: percent(Number(cisRate) * 1000),
    defaultTaxPercent: fields.chargeVat ? fields.vatRate : zeroPercent,
  })),
);

/** The boxes as typed. */
export type CompanyDraft = z.input<typeof companyForm>;

/** What the form gives. */
export type CompanyFormFields = z.output<typeof companyForm>;

/**
 * What the form starts with: the profile there is, or the defaults of a new one (specification 2 §9).
 *
 * @param language of the person's screens, whose region a new profile is of (decision A11)
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
 * The draft as it is read: a rate that is hidden, since no tax is charged, may not stand in the way of saving
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
