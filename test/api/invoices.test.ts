import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { samples } from "#test/api/samples.ts";
import { day, describeApi } from "#test/support/app.ts";

const { invoices, quotes, companyProfile } = routes;
const line = { name: "Oak board", quantity: "2", unitPrice: "50.00" };

describeApi("invoices", (app) => {
  test("an invoice takes the next number, is priced by the server and keeps its supplier", async () => {
    const ann = await app().visitor().register();
    await ann.ok(companyProfile.create, {
      body: { companyName: "Archer", bankName: "Leeds Bank", paymentTermsDays: 30, defaultMarkupPercent: 20 },
    });
    expect(await ann.ok(invoices.nextNumber)).toEqual({ nextInvoiceNumber: "INV-0001" });
    const made = await ann.ok(invoices.create, {
      body: {
        ...samples.invoices,
        discountPercent: "10",
        companyBankDetails: "Leeds Bank 12-34-56",
        orderNumber: "PO-4417",
        lineItems: [line, { itemType: "labour", name: "Joiner", quantity: "7.5", unitPrice: "40" }],
      },
    });
    expect(made).toMatchObject({
      invoiceNumber: "INV-0001",
      status: "pending",
      quoteId: null,
      invoiceDate: "2026-11-21",
      dueDate: "2026-12-21",
      paidDate: null,
      companyBankDetails: "Leeds Bank 12-34-56",
      orderNumber: "PO-4417",
      discountBase: "subtotal",
      // 400, plus 20%, less 10% of the 400: 440; with 20% tax 528.
      subtotal: "400.00",
      discountAmount: "40.00",
      netAmount: "440.00",
      taxAmount: "88.00",
      total: "528.00",
      cisApplied: false,
      cisDeduction: "0.00",
      materialCost: "100.00",
      laborCost: "300.00",
      supplier: { companyName: "Archer", bankName: "Leeds Bank", sealed: null },
    });
    expect(await ann.ok(invoices.read, { id: made.id })).toEqual(made);
    const { lineItems: _, supplier: __, ...summary } = made;
    expect(summary).toMatchObject((await ann.ok(invoices.list))[0] ?? {});
    expect(await ann.ok(companyProfile.read)).toMatchObject({ invoiceNumberCounter: 2 });
  });

  test("an invoice has the firm's details from the profile, and its lines have its id and a unit", async () => {
    const ann = await app().visitor().register();
    const firm = {
      companyName: "Archer",
      vatNumber: "GB 1",
      companyNumber: "08412377",
      bankDetails: "Leeds",
    };
    const { id: profile } = await ann.ok(companyProfile.create, { body: firm });
    const own = { companyVatNumber: "GB 1", companyRegNumber: "08412377", companyBankDetails: "Leeds" };
    const sent = { companyVatNumber: null, companyBankDetails: "York" };
    const lineItems = [{ ...line, unit: "Sheet" }, { ...line, unit: "" }, line];
    const made = await ann.ok(invoices.create, { body: { ...samples.invoices, ...sent, lineItems } });
    expect(made).toMatchObject({ ...own, companyBankDetails: "York" });
    expect(made.lineItems.map(({ unit, invoiceId }) => [unit, invoiceId])).toEqual([
      ["Sheet", made.id],
      ["item", made.id],
      ["item", made.id],
    ]);
    const quote = await ann.ok(quotes.create, { body: samples.quotes });
    expect(quote.lineItems).toMatchObject([{ quoteId: quote.id, unit: null }]);
    const converted = await ann.ok(quotes.convert, { id: quote.id });
    expect(converted).toMatchObject({ ...own, lineItems: [{ invoiceId: converted.id, unit: "item" }] });

    await ann.ok(companyProfile.update, { id: profile, body: { vatNumber: "GB 2" } });
    const again = { lineItems: made.lineItems, companyRegNumber: null };
    expect(await ann.ok(invoices.update, { id: made.id, body: again })).toMatchObject({
      companyVatNumber: "GB 1",
      companyRegNumber: null,
      lineItems: made.lineItems,
    });
  });

  test("a client may send an invoice whole: fields that the server works out are accepted and ignored", async () => {
    const ann = await app().visitor().register();
    const wishes = { quoteId: randomUUID(), materialCost: "1.00", laborCost: null };
    const made = await ann.ok(invoices.create, { body: { ...samples.invoices, ...wishes } });
    const own = { quoteId: null, materialCost: made.materialsSubtotal, laborCost: made.labourSubtotal };
    expect(made).toMatchObject(own);
    expect(await ann.ok(invoices.update, { id: made.id, body: wishes })).toMatchObject(own);
  });

  test("without a profile the markup is 20%, the e-mail is optional and no due date is set", async () => {
    const ann = await app().visitor().register();
    expect(await ann.ok(invoices.create, { body: samples.invoices })).toMatchObject({
      markupPercent: "20.00",
      taxPercent: "20.00",
      total: "144.00",
      customerEmail: null,
      dueDate: null,
      supplier: null,
    });
  });

  test.each([
    [{ customerName: "" }, "Customer name is required"],
    [{ customerEmail: "nobody" }, "Invalid email"],
    [{ invoiceNumber: "  " }, "Invoice number is required"],
    [{ invoiceNumber: "1\u0000" }, "Contains a character that cannot be stored"],
    [{ lineItems: [] }, "Please add at least one line item."],
    [{ lineItems: [{ ...line, quantity: "0.5" }] }, "Quantity must be a whole number of at least 1"],
    [{ cisRatePercent: "10" }, "CIS rate must be 0, 20 or 30"],
  ])("%j is refused with words", async (wrong, message) => {
    const ann = await app().resident();
    const body = { ...samples.invoices, ...wrong };
    expect(await ann.refused(invoices.create, { body })).toMatchObject({ status: 400, message });
    expect(await ann.ok(invoices.list)).toEqual([]);
  });

  test("CIS and reverse charge are offered to a registered firm only", async () => {
    const ann = await app().visitor().register();
    const wished = {
      ...samples.invoices,
      markupPercent: 0,
      cisApplied: true,
      lineItems: [{ itemType: "labour", name: "Joiner", quantity: "1", unitPrice: "100" }],
    };
    const without = await ann.ok(invoices.create, { body: { ...wished, reverseChargeVat: true } });
    expect(without).toMatchObject({ cisApplied: false, reverseChargeVat: false, total: "120.00" });

    await ann.ok(companyProfile.create, { body: { companyName: "Archer", cisRegistered: true } });
    const charged = await ann.ok(invoices.create, { body: wished });
    expect(charged).toMatchObject({ cisApplied: true, cisMethod: "hmrc", cisDeduction: "20.00" });
    // VAT on the full value, with the deduction taken off the amount due.
    expect(charged).toMatchObject({ taxAmount: "20.00", total: "100.00" });
    const method = { ...wished, cisMethod: "deduct_before_vat", cisRatePercent: "30" };
    expect(await ann.ok(invoices.create, { body: method })).toMatchObject({
      cisDeduction: "30.00",
      taxAmount: "14.00",
      total: "84.00",
    });
    const reverse = { ...wished, cisApplied: false, reverseChargeVat: true };
    expect(await ann.ok(invoices.create, { body: reverse })).toMatchObject({
      reverseChargeVat: true,
      taxAmount: "0.00",
      total: "100.00",
    });
  });

  test("fifty invoices made at once get fifty numbers in a row", async () => {
    const ann = await app().visitor().register();
    const made = await Promise.all(
      Array.from({ length: 50 }, () => ann.ok(invoices.create, { body: samples.invoices })),
    );
    const numbers = made.map(({ invoiceNumber }) => invoiceNumber).sort();
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => `INV-${String(at + 1).padStart(4, "0")}`));
    expect(await ann.ok(invoices.nextNumber)).toEqual({ nextInvoiceNumber: "INV-0051" });
  });

  test("a chosen number is kept; the counter skips it, also when it is the counter's next", async () => {
    const ann = await app().visitor().register();
    const numbered = (invoiceNumber: string) =>
      ann.ok(invoices.create, { body: { ...samples.invoices, invoiceNumber } });
    expect(await numbered(" 2026/17 ")).toMatchObject({ invoiceNumber: "2026/17" });
    await numbered("INV-0002");
    await numbered("INV-0001");
    expect(await ann.ok(invoices.nextNumber)).toEqual({ nextInvoiceNumber: "INV-0003" });
    expect(await ann.ok(invoices.create, { body: samples.invoices })).toMatchObject({
      invoiceNumber: "INV-0003",
    });
  });

  test("a number in use is refused, and of two requests at once one gets it", async () => {
    const ann = await app().visitor().register();
    const body = { ...samples.invoices, invoiceNumber: "2026/1" };
    await ann.ok(invoices.create, { body });
    const taken = {
      status: 409,
      error: "NUMBER_TAKEN",
      message: "This invoice number is already in use.",
    };
    expect(await ann.refused(invoices.create, { body })).toEqual(taken);
    const { id } = await ann.ok(invoices.create, { body: samples.invoices });
    expect(await ann.refused(invoices.update, { id, body: { invoiceNumber: "2026/1" } })).toEqual(taken);
    const wanted = { ...samples.invoices, invoiceNumber: "2026/9" };
    const both = await Promise.all([1, 2].map(() => ann.ask(invoices.create, { body: wanted })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const bob = await app().visitor().register();
    expect(await bob.ok(invoices.create, { body })).toMatchObject({ invoiceNumber: "2026/1" });
  });

  test("numbers are never given twice, but a restored invoice has its own again", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(invoices.create, { body: samples.invoices });
    await ann.ok(invoices.update, { id, body: { invoiceNumber: "2026/1" } });
    const reuse = { ...samples.invoices, invoiceNumber: "INV-0001" };
    expect(await ann.refused(invoices.create, { body: reuse })).toMatchObject({ error: "NUMBER_TAKEN" });
    expect(await ann.ok(invoices.update, { id, body: { invoiceNumber: "INV-0001" } })).toMatchObject({
      invoiceNumber: "INV-0001",
    });
    await ann.ok(invoices.remove, { id });
    expect(await ann.refused(invoices.create, { body: reuse })).toMatchObject({ error: "NUMBER_TAKEN" });
    expect(await ann.ok(invoices.create, { body: samples.invoices })).toMatchObject({
      invoiceNumber: "2026/2",
    });
  });

  test("a chosen number is continued in its pattern, by the next invoice and by a converted quote", async () => {
    const ann = await app().visitor().register();
    const next = async () => (await ann.ok(invoices.nextNumber)).nextInvoiceNumber;
    const made = async (own?: string) => {
      const body = { ...samples.invoices, ...(own !== undefined && { invoiceNumber: own }) };
      return (await ann.ok(invoices.create, { body })).invoiceNumber;
    };
    await made();
    await made("2026-041");
    expect(await next()).toBe("2026-042");
    expect(await made()).toBe("2026-042");
    const quote = await ann.ok(quotes.create, { body: samples.quotes });
    const converted = await ann.ok(quotes.convert, { id: quote.id });
    expect(converted).toMatchObject({ invoiceNumber: "2026-043" });
    // A number that fills a gap, or has no digits at its end, does not change the pattern; numbers in use are
    // skipped.
    await made("2026-007");
    await made("For Mrs Hobbs");
    await made("2026-046");
    await made("2026-044");
    expect(await next()).toBe("2026-047");
    // Another year, with the same width, and more digits when they are needed.
    await made("%_2027/99");
    expect([await made(), await made()]).toEqual(["%_2027/100", "%_2027/101"]);
    expect(await ann.ok(quotes.create, { body: samples.quotes })).toMatchObject({ quoteNumber: "Q-0002" });
    // A new number for an existing invoice is continued too.
    const [{ id } = { id: "" }] = await ann.ok(invoices.list);
    await ann.ok(invoices.update, { id, body: { invoiceNumber: "20260000123" } });
    expect(await next()).toBe("20260000124");
  });

  test("restoring an invoice does not restore the pattern of its number", async () => {
    const ann = await app().visitor().register();
    const body = { ...samples.invoices, id: randomUUID(), invoiceNumber: "OLD-7" };
    await ann.ok(invoices.create, { body });
    await ann.ok(invoices.create, { body: { ...samples.invoices, invoiceNumber: "2026-001" } });
    await ann.ok(invoices.remove, { id: body.id });
    await ann.ok(invoices.create, { body });
    expect(await ann.ok(invoices.nextNumber)).toEqual({ nextInvoiceNumber: "2026-002" });
  });

  test("a deleted invoice that is sent again with its id has its number, dates and status again", async () => {
    const ann = await app().visitor().register();
    const own = { id: randomUUID(), status: "paid", invoiceDate: "2026-10-01", dueDate: "2026-10-15" };
    const body = { ...samples.invoices, ...own, paidDate: "2026-10-09", invoiceNumber: "2026/7" };
    const before = await ann.ok(invoices.create, { body });
    await ann.ok(invoices.remove, { id: before.id });
    const { lineItems } = before;
    expect(await ann.ok(invoices.create, { body: { ...body, lineItems } })).toEqual({
      ...before,
      version: 3,
    });
    const other = { ...samples.invoices, invoiceNumber: "2026/7" };
    expect(await ann.refused(invoices.create, { body: other })).toMatchObject({ error: "NUMBER_TAKEN" });
  });

  test("a change of status is taken back with its day by the version that it made, and no later one", async () => {
    const ann = await app().visitor().register();
    const paid = { status: "paid", paidDate: "2026-10-09" };
    const { id, version } = await ann.ok(invoices.create, { body: { ...samples.invoices, ...paid } });
    const cancelled = await ann.ok(invoices.update, { id, body: { status: "cancelled" } });
    expect(cancelled.version).toBe(version + 1);
    const undo = { ...paid, version: cancelled.version };
    expect(await ann.ok(invoices.update, { id, body: undo })).toMatchObject(paid);
    await ann.ok(invoices.update, { id, body: { status: "overdue" } });
    const refused = await ann.refused(invoices.update, { id, body: undo });
    expect(refused).toMatchObject({ error: "VERSION_CONFLICT" });
    expect(await ann.ok(invoices.read, { id })).toMatchObject({ status: "overdue", paidDate: null });
  });

  test("paid sets the day it was paid, any other status clears it", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(invoices.create, { body: samples.invoices });
    const became = (body: object) => ann.ok(invoices.update, { id, body });
    expect(await became({ status: "paid" })).toMatchObject({ status: "paid", paidDate: "2026-11-21" });
    app().clock.pass(day);
    expect(await became({ status: "paid", projectDescription: "x" })).toMatchObject({
      paidDate: "2026-11-21",
    });
    expect(await became({ paidDate: "2026-11-01" })).toMatchObject({ paidDate: "2026-11-01" });
    for (const status of ["overdue", "outstanding", "cancelled", "pending"]) {
      expect(await became({ status })).toMatchObject({ status, paidDate: null });
    }
    expect(await became({ status: "paid" })).toMatchObject({ paidDate: "2026-11-22" });
    expect(await ann.refused(invoices.update, { id, body: { status: "lost" } })).toMatchObject({
      status: 400,
    });
    app().clock.pass(-day);
  });

  test("part of an invoice can be changed without changing the rest", async () => {
    const ann = await app().visitor().register();
    const before = await ann.ok(invoices.create, { body: { ...samples.invoices, markupPercent: "33" } });
    const { id } = before;
    await ann.ok(companyProfile.create, { body: { companyName: "Archer", defaultMarkupPercent: 1 } });
    const after = await ann.ok(invoices.update, {
      id,
      body: { version: 1, dueDate: "2027-01-31", projectDescription: "New stairs" },
    });
    const changes = { dueDate: "2027-01-31", projectDescription: "New stairs", version: 2 };
    expect(after).toEqual({ ...before, ...changes });
    const stale = { version: 1, invoiceNumber: "2026/9" };
    expect(await ann.refused(invoices.update, { id, body: stale })).toMatchObject({
      error: "VERSION_CONFLICT",
    });
  });

  test("the same POST sent again, one after the other or at once, creates one invoice", async () => {
    const ann = await app().visitor().register();
    for (const number of [{}, { invoiceNumber: "2026/1" }]) {
      const body = { ...samples.invoices, ...number, id: randomUUID() };
      const [left, right] = await Promise.all([1, 2].map(() => ann.ok(invoices.create, { body })));
      expect(left).toEqual(right);
      expect(await ann.ok(invoices.create, { body })).toEqual(left);
    }
    expect(await ann.ok(invoices.list)).toHaveLength(2);
    expect(await ann.ok(invoices.nextNumber)).toEqual({ nextInvoiceNumber: "2026/2" });
  });

  test("a thousand lines are kept in order, one more is refused", async () => {
    const ann = await app().visitor().register();
    const lineItems = Array.from({ length: 1000 }, (_, at) => ({ ...line, name: `Line ${at}`, quantity: 1 }));
    const { id } = await ann.ok(invoices.create, { body: { ...samples.invoices, lineItems } });
    const read = await ann.ok(invoices.read, { id });
    expect(read.lineItems.map(({ name }) => name)).toEqual(lineItems.map(({ name }) => name));
    const more = { ...samples.invoices, lineItems: [...lineItems, line] };
    expect(await ann.refused(invoices.create, { body: more })).toMatchObject({
      status: 400,
      message: "There can be at most 1,000 lines",
    });
  });
});
