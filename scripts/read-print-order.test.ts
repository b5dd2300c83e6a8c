import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { readPrintOrder } from "./read-print-order.ts";

const today = localDate("2026-11-21");
const read = (kind: string, document: object, profile: object | null = null) =>
  readPrintOrder({ kind, document, profile }, today);

test("numbers are decimal text, and a quote's line names its price unitCost", () => {
  const line = { name: "Pipe", quantity: "7.5", unitCost: "12.34" };
  const { document } = read("quote", { markupPercent: "12.5", taxPercent: "8.875", lineItems: [line] });
  expect(document).toMatchObject({ markupPercent: 12_500, taxPercent: 8875 });
  expect(document.lineItems[0]).toMatchObject({ itemType: "material", quantity: 7500, unitPrice: 1234 });
});

test("an invoice's line names its price unitPrice", () => {
  const { document } = read("invoice", { lineItems: [{ itemType: "labor", quantity: 1, unitPrice: 40 }] });
  expect(document.lineItems[0]).toMatchObject({ itemType: "labour", quantity: 1000, unitPrice: 4000 });
});

test("without a profile, a missing field takes the general default", () => {
  const terms = { discountPercent: 0, taxPercent: 20_000, cisApplied: false, cisMethod: "hmrc" };
  expect(read("quote", {}).document).toMatchObject({
    ...terms,
    markupPercent: 25_000,
    discountBase: "subtotal_plus_markup",
    quoteDate: "2026-11-21",
    validUntil: null,
  });
  expect(read("invoice", {}).document).toMatchObject({
    ...terms,
    markupPercent: 20_000,
    discountBase: "subtotal",
  });
  expect(read("invoice", {}).mode).toBe("customer-detailed");
});

test("with a profile, a missing field takes the profile's default", () => {
  const profile = { language: "en-AU", vatRate: "10.00", defaultMarkupPercent: "15" };
  expect(read("invoice", {}, profile).document).toMatchObject({ markupPercent: 15_000, taxPercent: 10_000 });
  expect(read("invoice", {}, { ...profile, chargeVat: false }).document.taxPercent).toBe(0);
});

test("an instant is read as its day, and text that is not a day as null", () => {
  const { document } = read("quote", { createdAt: "2026-03-01T23:30:00.000Z", validUntil: "soon" });
  expect(document).toMatchObject({ quoteDate: "2026-03-01", validUntil: null });
});

test("a percentage that is not a number takes its default, and 0 is a number", () => {
  const { document } = read("quote", { markupPercent: "x", taxPercent: "y", discountPercent: "z" });
  expect(document).toMatchObject({ markupPercent: 25_000, taxPercent: 20_000, discountPercent: 0 });
  expect(read("quote", { markupPercent: "0" }).document.markupPercent).toBe(0);
});
