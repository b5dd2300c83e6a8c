import { expect, test } from "vitest";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import { invoiceStart } from "#web/drafts/quote-as-invoice.ts";

test("what a quote is converted with leaves its days to the server, whose day is the firm's", () => {
  const profile = { ...companyTermDefaults, language: "en-AU", paymentTermsDays: 14 } as const;
  expect(Object.keys(invoiceStart(profile))).toEqual([
    "cisApplied",
    "cisMethod",
    "cisRatePercent",
    "reverseChargeVat",
  ]);
});
