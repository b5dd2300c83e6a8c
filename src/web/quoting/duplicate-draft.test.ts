import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import { pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { quantity } from "#domain/money/quantity.ts";
import { defaultCisRate } from "#domain/pricing/cis-rates.ts";
import { duplicateDraft } from "#web/quoting/duplicate-draft.ts";

const start = {
  id: "33333333-3333-4333-8333-333333333333",
  today: localDate("2026-11-21"),
  language: "en-GB",
  profile: null,
} as const;

const old = {
  id: "44444444-4444-4444-8444-444444444444",
  version: 7,
  language: "en-GB",
  customerName: "Zebedee",
  projectDescription: "New stairs",
  markupPercent: percent(33_000),
  markupScope: "materials_only",
  discountPercent: percent(5000),
  discountBase: "subtotal_plus_markup",
  taxPercent: percent(20_000),
  cisApplied: true,
  cisMethod: "hmrc",
  cisRatePercent: defaultCisRate,
  reverseChargeVat: true,
  lineItems: [
    {
      id: "11111111-1111-4111-8111-111111111111",
      itemType: "material",
      name: "Tread",
      quantity: quantity(14_000),
      unitPrice: pence(4250),
    },
  ],
};

const invoice = {
  ...old,
  invoiceNumber: "INV-0007",
  status: "paid",
  invoiceDate: localDate("2026-01-01"),
  dueDate: localDate("2026-01-31"),
} as unknown as Invoice;

test("a duplicate has the words, lines and terms of the old document, and is otherwise new", () => {
  const profile = {
    ...companyTermDefaults,
    vatNumber: "GB123456789",
    cisRegistered: true,
    paymentTermsDays: 14,
  };
  const draft = duplicateDraft("invoice", invoice, { ...start, profile });
  expect(draft).toMatchObject({
    id: start.id,
    version: null,
    isTried: false,
    number: null,
    status: "pending",
    date: "2026-11-21",
    until: "2026-12-05",
    words: { customerName: "Zebedee", projectDescription: "New stairs", customerEmail: "" },
    lines: [{ name: "Tread", quantity: "14", unitPrice: "42.50" }],
    terms: { markupPercent: "33", markupScope: "materials_only", discountBase: "subtotal_plus_markup" },
  });
  expect(draft.terms).toMatchObject({ cisApplied: true, reverseChargeVat: true });
  expect(draft.lines[0]?.id).not.toBe(invoice.lineItems[0]?.id);
});

test("when a firm has left the scheme, a duplicate has no deduction", () => {
  const { terms } = duplicateDraft("invoice", invoice, start);
  expect(terms).toMatchObject({ cisApplied: false, reverseChargeVat: false });
});

test("a duplicate is made in the present region, with its tax", () => {
  const { language, terms } = duplicateDraft("invoice", invoice, { ...start, language: "en-AU" });
  expect([language, terms.taxPercent]).toEqual(["en-AU", "10"]);
  const atHome = { ...invoice, taxPercent: percent(5000) };
  expect(duplicateDraft("invoice", atHome, start).terms.taxPercent).toBe("5");
});

test("a converted quote is duplicated as a draft", () => {
  const quote = {
    ...old,
    quoteNumber: "Q-0001",
    status: "invoice",
    quoteDate: "2026-01-01",
    validUntil: null,
  };
  expect(duplicateDraft("quote", quote as unknown as Quote, start)).toMatchObject({
    kind: "quote",
    status: "draft",
    until: "2026-12-21",
  });
});
