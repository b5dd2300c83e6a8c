import { percent } from "#domain/money/percent.ts";

/** The terms of a new profile. Apart from their schemas, which every screen loads. */
export const companyTermDefaults = {
  language: "en-GB",
  chargeVat: true,
  vatRegistration: null,
  firmKind: null,
  quoteFoot: null,
  vatRate: percent(20_000),
  markupScope: "materials_and_labour",
  defaultMarkupPercent: percent(25_000),
  defaultTaxPercent: percent(20_000),
  paymentTermsDays: null,
  quoteValidityDays: null,
  cisRegistered: false,
  cisMethod: "hmrc",
  cisRatePercent: percent(20_000),
  brandColor: "#111827",
} as const;
