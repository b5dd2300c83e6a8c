import { expect, test } from "vitest";
import { percent, zeroPercent } from "#domain/money/percent.ts";
import { lacksTaxNumber, type PrintOrder, paperOf } from "#pdf/paper.ts";
import { americanFirm, anInvoice, aQuote, australianFirm, britishFirm } from "#test/pdf/sample-documents.ts";

const unnumbered = { vatNumber: null, companyNumber: null };
const invoice: PrintOrder = {
  kind: "invoice",
  mode: "customer-detailed",
  document: anInvoice,
  profile: { ...britishFirm, ...unnumbered },
};
const australian = { ...anInvoice, language: "en-AU" as const, taxPercent: percent(10_000) };

function lacks(changed: Partial<PrintOrder>): boolean {
  return lacksTaxNumber(paperOf({ ...invoice, ...changed } as PrintOrder));
}

test("an invoice with VAT needs the number, of the firm or of its own; any other paper does not", () => {
  expect(lacks({})).toBe(true);
  expect(lacks({ profile: null })).toBe(true);
  expect(lacks({ profile: britishFirm })).toBe(false);
  expect(lacks({ document: { ...anInvoice, companyVatNumber: "GB 123 4567 82" } })).toBe(false);
  expect(lacks({ document: { ...anInvoice, taxPercent: zeroPercent } })).toBe(false);
  expect(lacks({ profile: { ...britishFirm, ...unnumbered, chargeVat: false } })).toBe(false);
  expect(lacks({ kind: "quote", document: aQuote })).toBe(false);
});

test("an invoice lacks the number that its own firm lacked when it was made", () => {
  const document = { ...anInvoice, supplier: { ...britishFirm, vatNumber: " " } };
  expect(lacks({ document, profile: britishFirm })).toBe(true);
});

test("GST needs an ABN, which may be kept as either number; sales tax needs none", () => {
  const firm = { ...australianFirm, ...unnumbered };
  expect(lacks({ document: australian, profile: firm })).toBe(true);
  expect(lacks({ document: australian, profile: { ...firm, companyNumber: "51 824 753 556" } })).toBe(false);
  expect(lacks({ document: australian, profile: { ...firm, vatNumber: "51 824 753 556" } })).toBe(false);
  const american = { ...anInvoice, language: "en-US" as const };
  expect(lacks({ document: american, profile: { ...americanFirm, ...unnumbered } })).toBe(false);
});

test("an invoice without tax and number names none; a zero rate with a number does", () => {
  const untaxed = { ...anInvoice, taxPercent: zeroPercent };
  expect(paperOf({ ...invoice, document: untaxed }).namesTax).toBe(false);
  expect(paperOf({ ...invoice, document: untaxed, profile: britishFirm }).namesTax).toBe(true);
});
