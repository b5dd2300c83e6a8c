import { expect, test } from "vitest";
import { type PrintOrder, paperOf } from "#pdf/paper.ts";
import { missingDetails } from "#pdf/vat-invoice.ts";
import { aLine, anInvoice, aQuote, australianFirm, britishFirm } from "#test/pdf/sample-documents.ts";

const noAddress = { projectAddress: " ", projectCity: null, projectCounty: null, projectPostcode: null };
const bare = { ...anInvoice, ...noAddress, projectDescription: null, markupPercent: 0, discountPercent: 0 };

function missing(changed: Partial<PrintOrder>) {
  const order = { kind: "invoice", mode: "customer-simple", document: bare, profile: britishFirm };
  return missingDetails(paperOf({ ...order, ...changed } as PrintOrder));
}

test("above £250 a VAT invoice needs the customer's address and a description of the work", () => {
  expect(missing({})).toEqual(["address", "work"]);
  expect(missing({ document: { ...bare, projectPostcode: "SY8 1DA" } as never })).toEqual(["work"]);
  expect(missing({ document: { ...bare, projectDescription: "New boiler" } as never })).toEqual(["address"]);
  expect(missing({ mode: "customer-detailed" })).toEqual(["address"]);
});

test("up to £250 with VAT it needs neither", () => {
  const of = (net: number) => ({ ...bare, lineItems: [aLine("labour", "Repair", [1000, net])] }) as never;
  expect(missing({ document: of(20_833) })).toEqual([]);
  expect(missing({ document: of(20_834) })).toEqual(["address", "work"]);
});

test("what is no VAT invoice needs neither", () => {
  expect(missing({ kind: "quote", document: { ...aQuote, ...noAddress } })).toEqual([]);
  expect(missing({ profile: { ...britishFirm, chargeVat: false } })).toEqual([]);
  expect(missing({ profile: { ...britishFirm, vatNumber: null } })).toEqual([]);
  expect(missing({ document: { ...bare, language: "en-AU" } as never, profile: australianFirm })).toEqual([]);
});
