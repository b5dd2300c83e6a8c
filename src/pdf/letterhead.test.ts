import { expect, test } from "vitest";
import { regionTerms } from "#domain/region/region.ts";
import { ownerLines } from "#pdf/letterhead.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { wordsText } from "#test/pdf/page-text.ts";
import { anInvoice, aQuote, australianFirm, britishFirm } from "#test/pdf/sample-documents.ts";

const british = regionTerms("en-GB");
const sam = {
  ...britishFirm,
  companyName: "Brightwater",
  ownNames: "Sam Reed",
  firmKind: "sole_trader",
} as const;
const company = {
  ...britishFirm,
  firmKind: "company",
  registeredIn: "England and Wales",
  registeredOffice: "1 Quay Street\nLudlow SY8 1AA",
} as const;

test("a person or partners state their own names where the business has another", () => {
  expect(ownerLines(sam, british)).toEqual({ name: ["Sam Reed trading as Brightwater"], registered: [] });
  expect(ownerLines({ ...sam, firmKind: "partnership", ownNames: "Sam and Jo Reed" }, british).name).toEqual([
    "Sam and Jo Reed trading as Brightwater",
  ]);
  expect(ownerLines({ ...sam, ownNames: " brightwater " }, british).name).toEqual([]);
});

test("a company states where it is registered, and its registered name if it has another", () => {
  expect(ownerLines(company, british)).toEqual({
    name: [],
    registered: ["Registered in England and Wales", "Registered office: 1 Quay Street, Ludlow SY8 1AA"],
  });
  const trading = { ...company, companyName: "Brightwater", ownNames: "Brightwater Ltd" };
  expect(ownerLines(trading, british).name).toEqual(["Brightwater Ltd trading as Brightwater"]);
});

test("nothing is stated of a firm that has not said what it is, or is not in the United Kingdom", () => {
  const none = { name: [], registered: [] };
  expect(ownerLines(null, british)).toEqual(none);
  expect(ownerLines({ ...company, firmKind: null, ownNames: "Sam Reed" }, british)).toEqual(none);
  expect(ownerLines(company, regionTerms("en-AU"))).toEqual(none);
});

test("quotes and invoices have it in their letterhead, an invoice that of the firm as it was", async () => {
  const quote = { kind: "quote", mode: "customer-simple", document: aQuote, profile: sam } as const;
  expect(await wordsText(paperDoc(quote))).toContain("Sam Reed trading as Brightwater");
  const document = { ...anInvoice, supplier: company };
  const words = await wordsText(paperDoc({ ...quote, kind: "invoice", document }));
  expect(words).toContain("Registered office: 1 Quay Street, Ludlow SY8 1AA");
  expect(words).not.toContain("Sam Reed");
});

test("an invoice of a firm that waits for its number says that the tax invoice follows", async () => {
  const waiting = { ...britishFirm, chargeVat: false, vatRegistration: "applied" } as const;
  const invoice = {
    kind: "invoice",
    mode: "customer-detailed",
    document: anInvoice,
    profile: waiting,
  } as const;
  const words = await wordsText(paperDoc(invoice));
  expect(words).toContain("A VAT invoice follows.");
  expect(words.replace("A VAT invoice follows.", "")).not.toContain("VAT");
  const without = { ...invoice, profile: { ...waiting, vatRegistration: "not" } } as const;
  expect(await wordsText(paperDoc(without))).not.toContain("follows");
  const document = { ...anInvoice, language: "en-AU" } as const;
  const profile = { ...australianFirm, chargeVat: false, vatRegistration: "applied" } as const;
  expect(await wordsText(paperDoc({ ...invoice, document, profile }))).toContain("A tax invoice follows.");
});
