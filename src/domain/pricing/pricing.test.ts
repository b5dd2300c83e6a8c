import { expect, test } from "vitest";
import { maximumDocumentPence, pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { quantity } from "#domain/money/quantity.ts";
import { divideRounded } from "#domain/money/rounding.ts";
import { customerUnitPrice } from "#domain/pricing/customer-lines.ts";
import { defaultDiscountBase, defaultMarkupPercent } from "#domain/pricing/default-terms.ts";
import { DocumentTooLarge, refuseTooLarge } from "#domain/pricing/document-too-large.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import { lenientTotals, readTerms } from "#domain/pricing/lenient-document.ts";
import { readMoney, readPercent, readQuantity } from "#domain/pricing/lenient-number.ts";
import { descriptionQuantity } from "#domain/pricing/line.ts";
import { fc } from "#test/support/fast-check.ts";

const plain = readTerms("quote", { markupPercent: 0, taxPercent: 0 });
const oneFor = (price: number) =>
  ({ itemType: "material", customType: null, quantity: quantity(1000), unitPrice: pence(price) }) as const;

test("the unit price shown has as few decimals as make the line total again: 2, else 3, else 4", () => {
  expect(customerUnitPrice(pence(76_125), quantity(14_500))).toEqual({ value: 5250, decimals: 2 });
  // 6 x 26.69 would be 160.14.
  expect(customerUnitPrice(pence(16_013), quantity(6000))).toEqual({ value: 26_688, decimals: 3 });
  expect(customerUnitPrice(pence(55_813), quantity(12_500))).toEqual({ value: 4465, decimals: 2 });
  expect(customerUnitPrice(pence(1000), quantity(3000))).toEqual({ value: 3333, decimals: 3 });
  expect(customerUnitPrice(pence(-1000), quantity(3000))).toEqual({ value: -3333, decimals: 3 });
  expect(customerUnitPrice(pence(10_000), quantity(300_000))).toEqual({ value: 3333, decimals: 4 });
  expect(customerUnitPrice(pence(0), quantity(0))).toEqual({ value: 0, decimals: 2 });
});

test("where four decimals are too few, the line total governs", () => {
  expect(customerUnitPrice(pence(1), quantity(9_000_000))).toEqual({ value: 0, decimals: 4 });
});

test("quantity times the unit price shown is the line total, up to quantities of 100", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 1, max: 100_000 }),
      (total, count) => {
        const { value, decimals } = customerUnitPrice(pence(total), quantity(count));
        expect(divideRounded(value * count, 1000 * 10 ** (decimals - 2))).toBe(total);
      },
    ),
  );
});

test("a document may reach the largest total and not exceed it", () => {
  const most = documentTotals("quote", [oneFor(maximumDocumentPence)], plain);
  expect(() => refuseTooLarge(most)).not.toThrow();
  const more = documentTotals("quote", [oneFor(maximumDocumentPence), oneFor(1)], plain);
  expect(() => refuseTooLarge(more)).toThrow(DocumentTooLarge);
});

test("tax that lifts the total above it, and a credit as large, are refused too", () => {
  const taxed = documentTotals("quote", [oneFor(maximumDocumentPence)], { ...plain, taxPercent: percent(1) });
  expect(() => refuseTooLarge(taxed)).toThrow(DocumentTooLarge);
  const credit = documentTotals("quote", [oneFor(-maximumDocumentPence), oneFor(-1)], plain);
  expect(() => refuseTooLarge(credit)).toThrow(DocumentTooLarge);
});

test("figures beyond exact arithmetic are refused and never calculated wrong", () => {
  const huge = { ...oneFor(Number.MAX_SAFE_INTEGER), quantity: quantity(2000) };
  expect(() => documentTotals("quote", [huge], plain)).toThrow(DocumentTooLarge);
  const many = [oneFor(Number.MAX_SAFE_INTEGER), oneFor(1)];
  expect(() => documentTotals("invoice", many, plain)).toThrow(DocumentTooLarge);
  expect(() => lenientTotals("quote", { lines: [{ quantity: "1e30", unitPrice: "1" }] })).toThrow(
    DocumentTooLarge,
  );
  expect(() => lenientTotals("quote", { markupPercent: "1e30" })).toThrow(DocumentTooLarge);
});

test("a description's quantity is 1 if it costs something", () => {
  expect(descriptionQuantity(pence(1))).toBe(1000);
  expect(descriptionQuantity(pence(0))).toBe(0);
  expect(descriptionQuantity(pence(-1))).toBe(0);
});

test("raw numbers are read leniently, and 1,000 is never read as 1", () => {
  expect(["7.5", " 2 ", 3, "1,000", "", "abc", null, undefined].map(readQuantity)).toEqual([
    7500, 2000, 3000, 0, 0, 0, 0, 0,
  ]);
  expect(["12.345", "-12.345", "£5", "1,000", undefined].map(readMoney)).toEqual([1235, -1235, 0, 0, 0]);
  const fallback = percent(25_000);
  expect(["17.5", 0, "0", "8.8755", "20%", "", null].map((value) => readPercent(value, fallback))).toEqual([
    17_500, 0, 0, 8876, 25_000, 25_000, 25_000,
  ]);
});

test("terms that are missing or unknown become the rules' defaults", () => {
  const defaults = {
    markupPercent: 25_000,
    markupScope: "materials_and_labour",
    discountPercent: 0,
    discountBase: "subtotal_plus_markup",
    taxPercent: 20_000,
    cisApplied: false,
    cisMethod: "hmrc",
    cisRatePercent: 20_000,
    reverseChargeVat: false,
  };
  expect(readTerms("quote", {})).toEqual(defaults);
  expect(readTerms("invoice", {})).toEqual({ ...defaults, discountBase: "subtotal" });
  expect(readTerms("quote", { markupScope: "all", cisMethod: 7, discountBase: null })).toEqual(defaults);
});

test("a line without an item type is a material; one with an unknown type is refused", () => {
  const raw = { markupPercent: 0, lines: [{ quantity: "1", unitPrice: "10" }] };
  expect(lenientTotals("quote", raw).materialsSubtotal).toBe(1000);
  expect(() => lenientTotals("quote", { lines: [{ itemType: "gift" }] })).toThrow("Not an item type: gift");
});

test("a new document starts with the profile's markup and its kind's discount base", () => {
  expect(defaultMarkupPercent("quote", null)).toBe(25_000);
  expect(defaultMarkupPercent("invoice", null)).toBe(20_000);
  expect(defaultMarkupPercent("invoice", { defaultMarkupPercent: percent(0) })).toBe(0);
  expect([defaultDiscountBase("quote"), defaultDiscountBase("invoice")]).toEqual([
    "subtotal_plus_markup",
    "subtotal",
  ]);
});
