import * as z from "zod/mini";
import {
  type CompanyTerms,
  firmKinds,
  quoteFootChoices,
  vatRegistrations,
} from "#domain/company/company-profile.ts";
import { companyTermDefaults as defaults } from "#domain/company/company-term-defaults.ts";
import type { Percent } from "#domain/money/percent.ts";
import { cisMethods, markupScopes } from "#domain/pricing/terms.ts";
import { languages } from "#domain/region/region.ts";
import { storedJson, wholeNumber } from "#server/schema/stored-json.ts";

const days = z._default(z.nullable(z.int()), null);

/** The firm's terms on the day of an invoice, in the column `supplier_terms` ([Note: Stored JSON]). */
export const storedTerms = storedJson<CompanyTerms>(
  1,
  z.object({
    language: z._default(z.enum(languages), defaults.language),
    chargeVat: z._default(z.boolean(), defaults.chargeVat),
    vatRegistration: z._default(z.nullable(z.enum(vatRegistrations)), defaults.vatRegistration),
    firmKind: z._default(z.nullable(z.enum(firmKinds)), defaults.firmKind),
    quoteFoot: z._default(z.nullable(z.enum(quoteFootChoices)), defaults.quoteFoot),
    vatRate: z._default(wholeNumber<Percent>(), defaults.vatRate),
    markupScope: z._default(z.enum(markupScopes), defaults.markupScope),
    defaultMarkupPercent: z._default(wholeNumber<Percent>(), defaults.defaultMarkupPercent),
    defaultTaxPercent: z._default(wholeNumber<Percent>(), defaults.defaultTaxPercent),
    paymentTermsDays: days,
    quoteValidityDays: days,
    cisRegistered: z._default(z.boolean(), defaults.cisRegistered),
    cisMethod: z._default(z.enum(cisMethods), defaults.cisMethod),
    cisRatePercent: z._default(wholeNumber<Percent>(), defaults.cisRatePercent),
    brandColor: z._default(z.string(), defaults.brandColor),
  }),
);
