import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { quoteStatuses } from "#domain/documents/status.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi } from "#test/support/app.ts";

const { quotes, invoices, companyProfile } = routes;
const line = { name: "Oak board", quantity: "2", unitCost: "50.00" };

describeApi("quotes", (app) => {
  test("a quote is numbered, dated, priced by the server and read back with its lines", async () => {
    const ann = await app().visitor().register();
    const lineId = randomUUID();
    const materialId = randomUUID();
    const made = await ann.ok(quotes.create, {
      body: {
        ...samples.quotes,
        projectAddress: "1 High Street",
        lineItems: [
          { ...line, id: lineId, materialId, materialSku: "OAK-1", unit: "Each", description: "Planed" },
          { itemType: "labour", name: "Joiner", quantity: "7.5", unitCost: 40, unit: "hour" },
          { itemType: "custom", customType: "labour", name: "Skip", quantity: "0.25", unitCost: "80" },
          { itemType: "description", description: "Access by the side gate", quantity: "9" },
        ],
      },
    });
    expect(made).toMatchObject({
      quoteNumber: "Q-0001",
      status: "draft",
      quoteDate: "2026-11-21",
      validUntil: "2026-12-21",
      projectAddress: "1 High Street",
      // 100 + 300 + 20 = 420; with 25% 525; with 20% tax 630.
      subtotal: "420.00",
      netAmount: "525.00",
      discountAmount: "0.00",
      taxAmount: "105.00",
      total: "630.00",
      markupPercent: "25.00",
      taxPercent: "20.00",
      discountPercent: "0.00",
      discountBase: "subtotal_plus_markup",
    });
    expect(made.lineItems).toMatchObject([
      {
        id: lineId,
        materialId,
        itemType: "material",
        materialSku: "OAK-1",
        unit: "Each",
        lineTotal: "100.00",
      },
      { itemType: "labour", name: "Joiner", quantity: "7.5", unitCost: "40.00", lineTotal: "300.00" },
      { itemType: "custom", customType: "labour", quantity: "0.25", lineTotal: "20.00" },
      { itemType: "description", description: "Access by the side gate", quantity: "0", lineTotal: "0.00" },
    ]);
    expect(await ann.ok(quotes.read, { id: made.id })).toEqual(made);
    const { lineItems: _, ...summary } = made;
    expect(summary).toMatchObject((await ann.ok(quotes.list))[0] ?? {});
  });

  test("lines keep their ids when a quote is changed; an id may be used only once", async () => {
    const ann = await app().visitor().register();
    const { id, lineItems } = await ann.ok(quotes.create, { body: samples.quotes });
    const [first] = lineItems;
    const changed = await ann.ok(quotes.update, {
      id,
      body: {
        lineItems: [
          { ...line, name: "New first" },
          { ...first, quantity: "3" },
        ],
      },
    });
    expect(changed.lineItems[1]).toEqual({ ...first, quantity: "3", lineTotal: "150.00" });
    expect(changed.total).toBe("375.00");

    const twice = [1, 2].map(() => ({ ...line, id: first?.id }));
    expect(await ann.refused(quotes.update, { id, body: { lineItems: twice } })).toMatchObject({
      status: 400,
      fields: [{ path: "lineItems", message: "Each line must have an id of its own" }],
    });
  });

  test("a total that differs from the lines is refused, one that agrees is accepted", async () => {
    const ann = await app().visitor().register();
    for (const wrong of [{ total: "149.99" }, { subtotal: "99.99" }, { subtotal: "100", total: 150.01 }]) {
      expect(await ann.refused(quotes.create, { body: { ...samples.quotes, ...wrong } })).toEqual({
        status: 422,
        error: "TOTALS_DIFFER",
        message: "The total does not match the lines. Reload and try again.",
      });
    }
    const body = { ...samples.quotes, subtotal: 100, total: "150" };
    const { id } = await ann.ok(quotes.create, { body });
    expect(await ann.refused(quotes.update, { id, body: { taxPercent: 0, total: "150" } })).toMatchObject({
      status: 422,
    });
    expect(await ann.ok(quotes.update, { id, body: { taxPercent: 0, total: "125" } })).toMatchObject({
      taxPercent: "0.00",
      total: "125.00",
    });
  });

  test("the discount is a percentage of subtotal plus markup", async () => {
    const ann = await app().visitor().register();
    const body = { ...samples.quotes, discountPercent: "10", taxPercent: "0" };
    expect(await ann.ok(quotes.create, { body })).toMatchObject({ discountAmount: "12.50", total: "112.50" });
  });

  test("terms that are not sent, or blank, are the profile's", async () => {
    const ann = await app().visitor().register();
    const terms = {
      markupScope: "materials_only",
      defaultMarkupPercent: 10,
      vatRate: 5,
      quoteValidityDays: 7,
    };
    await ann.ok(companyProfile.create, { body: { companyName: "Archer", ...terms } });
    const body = { ...samples.quotes, markupPercent: "", taxPercent: null };
    expect(await ann.ok(quotes.create, { body })).toMatchObject({
      markupPercent: "10.00",
      markupScope: "materials_only",
      taxPercent: "5.00",
      validUntil: "2026-11-28",
      total: "115.50",
    });
  });

  test("a firm that charges no VAT has no VAT on its quotes, whatever is sent", async () => {
    const ann = await app().visitor().register();
    await ann.ok(companyProfile.create, { body: { companyName: "Archer", chargeVat: false } });
    const body = { ...samples.quotes, taxPercent: "20" };
    expect(await ann.ok(quotes.create, { body })).toMatchObject({ taxPercent: "0.00", taxAmount: "0.00" });
  });

  test("a new quote is dated with the day in the firm's country", async () => {
    const ann = await app().visitor().register();
    await ann.ok(companyProfile.create, { body: { companyName: "Archer", language: "en-AU" } });
    app().clock.set("2026-11-22T20:00:00.000Z");
    const { quoteDate } = await ann.ok(quotes.create, { body: samples.quotes });
    app().clock.set("2026-11-21T10:22:33.456Z");
    expect(quoteDate).toBe("2026-11-23");
  });

  test("a quote goes to a telephone number where there is no e-mail address, also once changed", async () => {
    const ann = await app().visitor().register();
    const reached = { customerEmail: null, customerPhone: "07700 900123" };
    const { id } = await ann.ok(quotes.create, { body: { ...samples.quotes, ...reached } });
    expect(await ann.ok(quotes.update, { id, body: { projectDescription: "Stairs" } })).toMatchObject(
      reached,
    );
    const refusal = { status: 400, fields: [{ path: "customerEmail" }] };
    expect(await ann.refused(quotes.update, { id, body: { customerEmail: null } })).toMatchObject(refusal);
  });

  test.each([
    [{ customerName: " " }, "Customer name is required"],
    [{ customerEmail: null }, "Customer email is required"],
    [{ customerEmail: null, customerPhone: " " }, "Customer email is required"],
    [{ customerEmail: "nobody" }, "Invalid email address"],
    [{ lineItems: [] }, "At least one line item is required"],
    [{ lineItems: [{ ...line, quantity: "1.5" }] }, "Quantity must be a whole number of at least 1"],
    [{ lineItems: [{ ...line, quantity: 0 }] }, "Quantity must be a whole number of at least 1"],
    [{ lineItems: [{ name: "Oak" }] }, "Quantity must be a whole number of at least 1"],
    [
      { lineItems: [{ ...line, itemType: "labour", quantity: "0.05" }] },
      "Quantity must be a number of at least 0.1",
    ],
    [
      { lineItems: [{ ...line, itemType: "custom", quantity: "0.001" }] },
      "Quantity must be a number of at least 0.01",
    ],
    [{ lineItems: [{ ...line, unitCost: "-1" }] }, "Price must be 0 or greater"],
    [
      { lineItems: [{ ...line, itemType: "labour", quantity: "much" }] },
      "Quantity must be a number of at least 0 with at most three decimals",
    ],
    [{ markupPercent: "1000.001" }, "Markup must be between 0 and 1000"],
    [{ discountPercent: "101" }, "Discount must be between 0 and 100"],
    [{ taxPercent: "-1" }, "Tax must be between 0 and 100"],
    [{ quoteDate: "31/12/2026" }, "Must be a date such as 2026-11-21"],
    [{ validUntil: "2026-02-30" }, "Must be a date such as 2026-11-21"],
    [{ quoteDate: "9999-12-31" }, "Must be a date between 1900 and 2999"],
    [{ validUntil: "0026-11-21" }, "Must be a date between 1900 and 2999"],
    [{ status: "lost" }, `Status must be one of ${quoteStatuses.join(", ")}`],
  ])("%j is refused with words", async (wrong, message) => {
    const ann = await app().resident();
    const body = { ...samples.quotes, ...wrong };
    expect(await ann.refused(quotes.create, { body })).toMatchObject({ status: 400, message });
    expect(await ann.ok(quotes.list)).toEqual([]);
  });

  test("a quote over 99,999,999.99 is refused, one at the edge is kept to the penny", async () => {
    const ann = await app().visitor().register();
    const terms = { markupPercent: "0", taxPercent: "0" };
    const priced = (unitCost: string) => ({
      ...samples.quotes,
      ...terms,
      lineItems: [{ ...line, quantity: 1, unitCost }],
    });
    expect(await ann.ok(quotes.create, { body: priced("99999999.99") })).toMatchObject({
      total: "99999999.99",
    });
    const tooLarge = { status: 422, error: "DOCUMENT_TOO_LARGE" };
    const over = { ...priced("99999999.99"), taxPercent: "20" };
    expect(await ann.refused(quotes.create, { body: over })).toMatchObject(tooLarge);
    const many = {
      ...priced("99999999.99"),
      lineItems: [{ ...line, quantity: "100000000", unitCost: "99999999" }],
    };
    expect(await ann.refused(quotes.create, { body: many })).toMatchObject(tooLarge);
  });

  test("a list has the words of the lines part if it is asked for them, as files need them", async () => {
    const ann = await app().visitor().register();
    const body = { ...samples.quotes, projectDescription: "Oak worktops", customerVatNumber: "GB123456789" };
    await ann.ok(quotes.create, { body });
    const [listed] = await ann.ok(quotes.list);
    expect(listed).not.toHaveProperty("projectDescription");
    const [whole] = await ann.ok(quotes.list, { query: { lines: "true" } });
    expect(whole).toMatchObject({
      customerName: "Bea Brown",
      projectDescription: "Oak worktops",
      customerVatNumber: "GB123456789",
    });
  });

  test("a person may choose any status of the list, also by its older name, but not the converted one", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: { ...samples.quotes, status: "pending" } });
    expect(await ann.ok(quotes.read, { id })).toMatchObject({ status: "sent" });
    const asked = ["draft", "sent", "accepted", "declined", "invoiced", "approved", "rejected", "pending"];
    const read = ["draft", "sent", "accepted", "declined", "invoiced", "accepted", "declined", "sent"];
    for (const [at, status] of asked.entries()) {
      expect(await ann.ok(quotes.update, { id, body: { status } })).toMatchObject({ status: read[at] });
    }
    const refusal = { status: 409, error: "STATUS_FINAL" };
    expect(await ann.refused(quotes.update, { id, body: { status: "invoice" } })).toMatchObject(refusal);
    const made = { ...samples.quotes, status: "invoice" };
    expect(await ann.refused(quotes.create, { body: made })).toMatchObject(refusal);
  });

  test("the status alone, or the work summary alone, can be sent, and nothing else changes", async () => {
    const ann = await app().visitor().register();
    const before = await ann.ok(quotes.create, { body: { ...samples.quotes, markupPercent: "33" } });
    const { id } = before;
    await ann.ok(companyProfile.create, {
      body: { companyName: "Archer", defaultMarkupPercent: 1, vatRate: 1 },
    });
    const sent = await ann.ok(quotes.update, { id, body: { status: "sent" } });
    expect(sent).toEqual({ ...before, status: "sent", statusAt: sent.updatedAt, version: 2 });
    const summed = await ann.ok(quotes.update, { id, body: { projectDescription: "New stairs" } });
    expect(summed).toEqual({ ...sent, projectDescription: "New stairs", version: 3 });
  });

  test("the same POST sent again, one after the other or at once, creates one quote", async () => {
    const ann = await app().visitor().register();
    const body = { ...samples.quotes, id: randomUUID() };
    const first = await ann.ok(quotes.create, { body });
    expect(await ann.ok(quotes.create, { body })).toEqual(first);
    for (let round = 0; round < 5; round += 1) {
      const twin = { ...samples.quotes, id: randomUUID() };
      const both = await Promise.all([1, 2].map(() => ann.ok(quotes.create, { body: twin })));
      expect(both[0]).toEqual(both[1]);
    }
    expect(await ann.ok(quotes.list)).toHaveLength(6);
    expect(await ann.ok(quotes.create, { body: samples.quotes })).toMatchObject({ quoteNumber: "Q-0007" });
  });

  test("a quote and an invoice cannot share an id", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    expect(await ann.refused(invoices.create, { body: { ...samples.invoices, id } })).toMatchObject({
      status: 400,
      fields: [{ path: "id", message: "This id belongs to another record" }],
    });
    expect(await ann.refused(invoices.read, { id })).toMatchObject({ status: 404 });
  });

  test("a deleted quote is gone, and its number is not given again", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(quotes.remove, { id });
    const gone = { status: 404, error: "NOT_FOUND", message: "Quote not found" };
    expect(await ann.refused(quotes.read, { id })).toEqual(gone);
    expect(await ann.refused(quotes.remove, { id })).toEqual(gone);
    expect(await ann.ok(quotes.create, { body: samples.quotes })).toMatchObject({ quoteNumber: "Q-0002" });
  });

  test("a deleted quote that is sent again with its id has its number, dates and status again", async () => {
    const ann = await app().visitor().register();
    const own = { id: randomUUID(), status: "accepted", quoteDate: "2026-10-01", validUntil: "2026-10-31" };
    const body = { ...samples.quotes, ...own };
    const before = await ann.ok(quotes.create, { body });
    await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(quotes.remove, { id: before.id });
    const { lineItems } = before;
    expect(await ann.ok(quotes.create, { body: { ...body, lineItems } })).toEqual({ ...before, version: 3 });
    expect(await ann.ok(quotes.create, { body: samples.quotes })).toMatchObject({ quoteNumber: "Q-0003" });

    const bob = await app().visitor().register();
    expect(await bob.ok(quotes.create, { body: { ...samples.quotes, id: randomUUID() } })).toMatchObject({
      quoteNumber: "Q-0001",
    });
  });
});
