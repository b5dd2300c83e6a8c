import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { pence } from "#domain/money/pence.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi } from "#test/support/app.ts";

const { invoices, quotes } = routes;

/** Figures that no engine of today would calculate. */
const agreed = {
  subtotal: pence(90_01),
  discount_amount: pence(0),
  net_amount: pence(90_01),
  tax_amount: pence(18_00),
  cis_deduction: pence(0),
  total: pence(108_01),
};
const agreedOnWire = { subtotal: "90.01", netAmount: "90.01", taxAmount: "18.00", total: "108.01" };

describeApi("what was agreed stays (decision M16)", (app) => {
  test("a change of status, number, words or dates never recalculates the figures of a document", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(invoices.create, { body: samples.invoices });
    const { id: quoteId } = await ann.ok(quotes.create, { body: samples.quotes });
    await app().database.asOwner(ann.userId, (trx) => trx.updateTable("documents").set(agreed).execute());

    for (const body of [
      { status: "paid" },
      { status: "pending" },
      { invoiceNumber: "2026-7" },
      { customerName: "Bea Browne" },
      { projectDescription: "A gate of oak" },
      { invoiceDate: "2026-10-01", dueDate: "2026-10-31" },
    ] as const) {
      expect(await ann.ok(invoices.update, { id, body })).toMatchObject(agreedOnWire);
    }
    for (const body of [
      { status: "sent" },
      { customerPhone: "07700 900 123" },
      { validUntil: null },
    ] as const) {
      expect(await ann.ok(quotes.update, { id: quoteId, body })).toMatchObject(agreedOnWire);
    }
    const { lineItems, markupPercent, taxPercent } = await ann.ok(invoices.read, { id });
    const asItWas = { lineItems, markupPercent, taxPercent };
    expect(await ann.ok(invoices.update, { id, body: asItWas })).toMatchObject(agreedOnWire);
    const reworded = lineItems.map((line) => ({ ...line, name: "Oak plank" }));
    const saved = await ann.ok(invoices.update, { id, body: { lineItems: reworded, total: "108.01" } });
    expect(saved).toMatchObject({ ...agreedOnWire, lineItems: [{ name: "Oak plank" }] });
    expect(
      await ann.refused(invoices.update, { id, body: { status: "paid", total: "144.00" } }),
    ).toMatchObject({
      error: "TOTALS_DIFFER",
    });
  });

  test("another price, quantity, line or term does", async () => {
    const ann = await app().visitor().register();
    const { id, lineItems } = await ann.ok(invoices.create, { body: samples.invoices });
    for (const body of [
      { discountPercent: "10" },
      { lineItems: lineItems.map((line) => ({ ...line, quantity: "3" })) },
      { lineItems: lineItems.map((line) => ({ ...line, unitPrice: "51.00" })) },
      { lineItems: [...lineItems, { name: "Screws", quantity: "1", unitPrice: "2.00" }] },
    ]) {
      await app().database.asOwner(ann.userId, (trx) => trx.updateTable("documents").set(agreed).execute());
      const changed = await ann.ok(invoices.update, { id, body });
      expect(changed.total).not.toBe(agreedOnWire.total);
    }
    // 102.00 marked up by 20%, less 10% of 102.00, and VAT on that.
    expect(await ann.ok(invoices.read, { id })).toMatchObject({ total: "134.64" });
  });
});
