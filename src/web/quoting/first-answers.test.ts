import { expect, test } from "vitest";
import { type Answers, readAnswers, unanswered } from "#web/quoting/first-answers.ts";

const named = { companyName: " Archer & Daughters ", markup: "none" } as const;

function read(language: "en-GB" | "en-US" | "en-AU", answers: Partial<Answers>) {
  return readAnswers({ ...unanswered(language), ...named, ...answers }, language);
}

test("a British firm charges VAT at 20% once it is registered, and has its number", () => {
  expect(read("en-GB", { tax: "yes", taxNumber: " GB123456789 " }).fields).toMatchObject({
    companyName: "Archer & Daughters",
    country: "United Kingdom",
    ...{ chargeVat: true, vatRegistration: "registered", vatNumber: "GB123456789", companyNumber: null },
    ...{ vatRate: 20_000, defaultTaxPercent: 20_000, defaultMarkupPercent: 0, paymentTermsDays: 14 },
  });
  expect(read("en-GB", { tax: "applied", taxNumber: "GB1" }).fields).toMatchObject({
    ...{ chargeVat: false, vatRegistration: "applied", vatNumber: null, defaultTaxPercent: 0 },
  });
});

test("an Australian firm charges GST at 10% under one number, its ABN", () => {
  expect(read("en-AU", { tax: "yes", taxNumber: "51 824 753 556" }).fields).toMatchObject({
    ...{ language: "en-AU", country: "Australia", chargeVat: true, vatRegistration: "registered" },
    ...{ vatNumber: "51 824 753 556", companyNumber: "51 824 753 556" },
    ...{ vatRate: 10_000, defaultTaxPercent: 10_000 },
  });
  expect(read("en-AU", { tax: "no", taxNumber: "51" }).fields).toMatchObject({
    ...{ chargeVat: false, vatRegistration: "not", vatNumber: null, companyNumber: null },
    defaultTaxPercent: 0,
  });
});

test("an American firm says its rate of sales tax, with three decimals, and has no registration", () => {
  expect(read("en-US", { tax: "yes", taxRate: "8.875" }).fields).toMatchObject({
    ...{ language: "en-US", country: "United States", chargeVat: true, vatRegistration: null },
    ...{ vatNumber: null, vatRate: 8_875, defaultTaxPercent: 8_875 },
  });
  expect(read("en-US", { tax: "no", taxRate: "no figure" }).fields).toMatchObject({
    ...{ chargeVat: false, vatRegistration: null, defaultTaxPercent: 0 },
  });
  const refused = read("en-US", { tax: "yes", taxRate: "101" });
  expect(refused.fields).toBeNull();
  expect(Object.keys(refused.errors)).toEqual(["taxRate"]);
  expect(read("en-US", { tax: "yes", taxRate: "0" }).errors).toEqual({ taxRate: "Please enter the rate" });
});

test("a markup is on materials or on everything, by the percentage that is typed", () => {
  const marked = { tax: "no", markup: "materials_only", markupPercent: "12.5" } as const;
  expect(read("en-AU", marked).fields).toMatchObject({
    ...{ markupScope: "materials_only", defaultMarkupPercent: 12_500 },
  });
  expect(read("en-US", { tax: "no", markup: "materials_and_labour" }).fields).toMatchObject({
    ...{ markupScope: "materials_and_labour", defaultMarkupPercent: 25_000 },
  });
});

test("an answer that is missing is named", () => {
  const { fields, errors } = read("en-US", { companyName: " ", markup: null });
  expect(fields).toBeNull();
  expect(Object.keys(errors).sort()).toEqual(["companyName", "markup", "tax"]);
});
