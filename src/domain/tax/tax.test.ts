import { expect, test } from "vitest";
import { percent } from "#domain/money/percent.ts";
import { cisRates, defaultCisRate } from "#domain/pricing/cis-rates.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";
import { mayReverseCharge } from "#domain/tax/reverse-charge.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";

const builder = {
  language: "en-GB",
  cisRegistered: true,
  chargeVat: true,
  vatNumber: "GB123456789",
} as const;

test("without a profile the region's rate is the default", () => {
  expect([
    defaultTaxPercent("GB", null),
    defaultTaxPercent("AU", null),
    defaultTaxPercent("US", null),
  ]).toEqual([20_000, 10_000, 0]);
});

test("a profile's rate wins, and a firm that charges no tax has none", () => {
  expect(defaultTaxPercent("GB", { chargeVat: true, vatRate: percent(5000) })).toBe(5000);
  expect(defaultTaxPercent("GB", { chargeVat: true, vatRate: percent(0) })).toBe(0);
  expect(defaultTaxPercent("GB", { chargeVat: false, vatRate: percent(20_000) })).toBe(0);
});

test("the CIS rates are 0, 20 and 30, and 20 is the default", () => {
  expect(cisRates).toEqual([0, 20_000, 30_000]);
  expect(defaultCisRate).toBe(20_000);
});

test("the CIS deduction is offered to registered firms in the UK", () => {
  expect(mayDeductCis(builder)).toBe(true);
  expect(mayDeductCis({ ...builder, cisRegistered: false })).toBe(false);
  expect(mayDeductCis({ ...builder, language: "en-AU" })).toBe(false);
  expect(mayDeductCis(null)).toBe(false);
});

test("the reverse charge needs VAT and a VAT number too", () => {
  expect(mayReverseCharge(builder)).toBe(true);
  expect(mayReverseCharge({ ...builder, chargeVat: false })).toBe(false);
  expect(mayReverseCharge({ ...builder, vatNumber: null })).toBe(false);
  expect(mayReverseCharge({ ...builder, vatNumber: "  " })).toBe(false);
  expect(mayReverseCharge({ ...builder, cisRegistered: false })).toBe(false);
  expect(mayReverseCharge({ ...builder, language: "en-US" })).toBe(false);
  expect(mayReverseCharge(null)).toBe(false);
});
