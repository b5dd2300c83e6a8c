import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi } from "#test/support/app.ts";

const { quotes, invoices, companyProfile } = routes;
const hour = 3_600_000;
const line = { name: "Oak board", quantity: "2", unitCost: "50.00" };

describeApi("converting a quote", (app) => {
  test("creates an invoice with the same words, lines and price, and makes the quote final", async () => {
    const ann = await app().visitor().register();
    await ann.ok(companyProfile.create, {
      body: { companyName: "Archer Joinery", sortCode: "12-34-56", paymentTermsDays: 14 },
    });
    const quote = await ann.ok(quotes.create, {
      body: {
        ...samples.quotes,
        discountPercent: "10",
        projectDescription: "New stairs",
        lineItems: [
          line,
          { itemType: "labour", name: "Joiner", quantity: "7.5", unitCost: "40", unit: "hour" },
        ],
      },
    });
    const invoice = await ann.ok(quotes.convert, { id: quote.id });
    expect(invoice).toMatchObject({
      quoteId: quote.id,
      invoiceNumber: "INV-0001",
      status: "pending",
      invoiceDate: "2026-11-21",
      dueDate: "2026-12-05",
      paidDate: null,
      customerName: "Bea Brown",
      projectDescription: "New stairs",
      discountBase: "subtotal_plus_markup",
      subtotal: quote.subtotal,
      discountAmount: quote.discountAmount,
      total: quote.total,
      materialCost: "100.00",
      laborCost: "300.00",
      supplier: { companyName: "Archer Joinery", sortCode: "12-34-56", paymentTermsDays: 14 },
    });
    expect(invoice.id).not.toBe(quote.id);
    expect(invoice.lineItems.map(({ name, quantity, unitPrice }) => ({ name, quantity, unitPrice }))).toEqual(
      [
        { name: "Oak board", quantity: "2", unitPrice: "50.00" },
        { name: "Joiner", quantity: "7.5", unitPrice: "40.00" },
      ],
    );
    expect(await ann.ok(quotes.read, { id: quote.id })).toMatchObject({ status: "invoice", version: 2 });
    expect(await ann.refused(quotes.update, { id: quote.id, body: { status: "draft" } })).toEqual({
      status: 409,
      error: "STATUS_FINAL",
      message: "A converted quote keeps its status.",
    });
  });

  test("dates the invoice by the firm's clock, and counts the due date from there", async () => {
    const ann = await app().visitor().register();
    await ann.ok(companyProfile.create, {
      body: { companyName: "Archer Joinery", language: "en-AU", paymentTermsDays: 14 },
    });
    // Past midnight in Sydney.
    app().clock.pass(6 * hour);
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const body = { cisApplied: false, reverseChargeVat: false };
    const invoice = await ann.ok(quotes.convert, { id, body });
    expect(invoice).toMatchObject({ invoiceDate: "2026-11-22", dueDate: "2026-12-06" });
  });

  test("a second time, or many times at once, answers with the same invoice", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const all = await Promise.all(Array.from({ length: 8 }, () => ann.ok(quotes.convert, { id })));
    const first = all[0];
    for (const each of all) expect(each).toEqual(first);
    expect(await ann.ok(quotes.convert, { id })).toEqual(first);
    expect(await ann.ok(invoices.list)).toHaveLength(1);
    expect(await ann.ok(invoices.nextNumber)).toEqual({ nextInvoiceNumber: "INV-0002" });
  });

  test("a later change of the profile changes neither the invoice nor its supplier", async () => {
    const ann = await app().visitor().register();
    const profile = await ann.ok(companyProfile.create, { body: { companyName: "Archer", city: "Leeds" } });
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const invoice = await ann.ok(quotes.convert, { id });
    const body = { companyName: "Archer Ltd", city: null, chargeVat: false };
    await ann.ok(companyProfile.update, { id: profile.id, body });
    expect(await ann.ok(invoices.read, { id: invoice.id })).toEqual(invoice);
    const paid = await ann.ok(invoices.update, { id: invoice.id, body: { status: "paid" } });
    expect(paid).toMatchObject({ total: invoice.total, taxPercent: "20.00", supplier: { city: "Leeds" } });
  });

  test("deleting the quote leaves its invoice", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const invoice = await ann.ok(quotes.convert, { id });
    await ann.ok(quotes.remove, { id });
    expect(await ann.ok(invoices.read, { id: invoice.id })).toMatchObject({ quoteId: id });
    expect(await ann.refused(quotes.convert, { id })).toMatchObject({ status: 404 });
  });
});
