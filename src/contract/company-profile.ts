import * as z from "zod/mini";
import type { Fault } from "#contract/fault.ts";
import { wordErrors } from "#contract/record-routes.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { keepWords, requireWords } from "#contract/word-rules.ts";
import { firmKinds, quoteFootChoices, vatRegistrations } from "#domain/company/company-profile.ts";
import { companyWords } from "#domain/company/company-words.ts";
import { cisMethods, markupScopes } from "#domain/pricing/terms.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { languages } from "#domain/region/region.ts";

export const companyFields = wire.words(companyWords);

/** Rates, switches and colours, which the server can read. */
export const companyTerms = {
  language: z.enum(languages),
  chargeVat: z.boolean(),
  vatRegistration: z.nullable(z.enum(vatRegistrations)),
  firmKind: z.nullable(z.enum(firmKinds)),
  quoteFoot: z.nullable(z.enum(quoteFootChoices)),
  vatRate: wire.percentUpTo(100, "company.vatRateRange"),
  markupScope: z.enum(markupScopes),
  defaultMarkupPercent: wire.percentUpTo(1000, "company.defaultMarkupRange"),
  defaultTaxPercent: wire.percentUpTo(100, "company.defaultTaxRange"),
  paymentTermsDays: wire.daysOrNull(180, "company.paymentTermsRange"),
  quoteValidityDays: wire.daysOrNull(365, "company.quoteValidityRange"),
  cisRegistered: z.boolean(),
  cisMethod: z.enum(cisMethods),
  /** 20 by default; 0 and 30 exist in law too (decision M2). */
  cisRatePercent: wire
    .percentUpTo(100, "company.cisRateRange")
    .check(z.refine((rate) => [0, 20_000, 30_000].includes(rate), "company.cisRateChoice" satisfies Fault)),
  brandColor: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, "company.brandColor" satisfies Fault)),
};

/** A data URL of about 1.5 MB at most: a logo is shrunk to 600 px before it is stored. */
const logoUrl = z.nullable(
  z
    .string()
    .check(
      z.maxLength(textLimits.picture, "company.logoTooLarge" satisfies Fault),
      z.regex(
        /^$|^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$|^https?:\/\/[^\s"'<>\\]+$/,
        "company.logoNoPicture" satisfies Fault,
      ),
      wire.storableText,
    ),
);

const logo = {
  logoUrl: z.optional(logoUrl),
  /** The logo in its own envelope, of kind companyLogo, bound to the profile's id. */
  logoSealed: z.optional(wire.sealedText),
};

const partialTerms = z.partial(z.object(companyTerms)).shape;
const required = { companyName: "company.nameRequired" } as const;

const answer = z.object({
  ...wire.recordAnswer,
  id: wire.id<"CompanyProfile">(),
  ...companyFields,
  ...companyTerms,
  logoUrl,
  logoSealed: wire.sealedText,
  invoiceNumberCounter: z.int(),
});

export const companyProfileRoutes = {
  read: route({
    method: "GET",
    path: "/api/company-profile",
    access: "user",
    summary: "The company profile; null before there is one.",
    answer: z.nullable(answer),
    errors: [],
  }),
  create: route({
    method: "POST",
    path: "/api/company-profile",
    access: "subscriber",
    keyed: true,
    summary: "Makes the company profile; terms that are not sent take their defaults.",
    body: z
      .object({ ...wire.newRecord<"CompanyProfile">(), ...companyFields, ...partialTerms, ...logo })
      .check(requireWords(required)),
    answer,
    status: 201,
    errors: ["PROFILE_EXISTS", ...wordErrors],
    bodyLimit: 4_000_000,
  }),
  update: route({
    method: "PUT",
    path: "/api/company-profile/{id}",
    access: "subscriber",
    keyed: true,
    summary: "Changes the fields of the company profile that are sent.",
    params: wire.idParams<"CompanyProfile">(),
    body: z
      .object({ ...wire.changedRecord, ...companyFields, ...partialTerms, ...logo })
      .check(keepWords(required)),
    answer,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", ...wordErrors],
    bodyLimit: 4_000_000,
  }),
};
