import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi } from "#test/support/app.ts";

const { invoices, quotes, numbering } = routes;

describeApi("the next number", (app) => {
  test("goes on from another program's, with its pattern, for quotes and invoices apart", async () => {
    const ann = await app().visitor().register();
    expect(await ann.ok(numbering.nextQuote)).toEqual({ nextQuoteNumber: "Q-0001" });
    expect(await ann.ok(numbering.setNextQuote, { body: { next: " 2026/Q-088 " } })).toEqual({
      nextQuoteNumber: "2026/Q-088",
    });
    expect(await ann.ok(numbering.setNextInvoice, { body: { next: "INV-0419" } })).toEqual({
      nextInvoiceNumber: "INV-0419",
    });
    for (const number of ["2026/Q-088", "2026/Q-089"]) {
      const body = { ...samples.quotes, id: randomUUID() };
      expect(await ann.ok(quotes.create, { body })).toMatchObject({ quoteNumber: number });
    }
    expect(await ann.ok(invoices.create, { body: samples.invoices })).toMatchObject({
      invoiceNumber: "INV-0419",
    });
    expect(await ann.ok(invoices.nextNumber)).toEqual({ nextInvoiceNumber: "INV-0420" });
  });

  test("is above every number that was given with its beginning, also to an invoice that is deleted", async () => {
    const ann = await app().visitor().register();
    const typed = async (invoiceNumber: string) => {
      const body = { ...samples.invoices, id: randomUUID(), invoiceNumber };
      return ann.ok(invoices.create, { body });
    };
    await typed("INV-7");
    const { id } = await typed("INV-0418");
    await ann.ok(invoices.remove, { id });
    await typed("2026-001");
    for (const next of ["INV-0418", "INV-9", "INV-00400"]) {
      expect(await ann.refused(numbering.setNextInvoice, { body: { next } })).toEqual({
        status: 409,
        error: "NUMBER_TAKEN",
        message: "INV-0418 was given already. Choose a number above it.",
      });
    }
    expect(await ann.ok(invoices.nextNumber)).toEqual({ nextInvoiceNumber: "2026-002" });
    // Lower than in another pattern is no matter.
    expect(await ann.ok(numbering.setNextInvoice, { body: { next: "A1" } })).toEqual({
      nextInvoiceNumber: "A1",
    });
    expect(await ann.ok(numbering.setNextInvoice, { body: { next: "INV-419" } })).toEqual({
      nextInvoiceNumber: "INV-419",
    });
  });

  test("ends in digits", async () => {
    const ann = await app().visitor().register();
    for (const next of ["", "INV", "INV-4a", `${"x".repeat(40)}1`]) {
      expect(await ann.refused(numbering.setNextQuote, { body: { next } })).toMatchObject({
        status: 400,
        error: "VALIDATION_FAILED",
        message: "A number ends in digits, such as INV-0419, so that the next ones can follow it.",
      });
    }
    expect(await ann.ok(numbering.nextQuote)).toEqual({ nextQuoteNumber: "Q-0001" });
  });
});
