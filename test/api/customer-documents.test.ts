import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { samples, withIds } from "#test/api/samples.ts";
import { describeApi } from "#test/support/app.ts";
import { encrypt, sealed } from "#test/support/encrypted-account.ts";

const { customers, invoices, quotes } = routes;

describeApi("documents of a customer", (app) => {
  test("name the customer, and are found by the id", async () => {
    const ann = await app().visitor().register();
    const { id: customerId } = await ann.ok(customers.create, { body: samples.customers });
    const made = [];
    for (const name of ["First", "Second"]) {
      const body = { ...samples.quotes, customerName: name, customerId };
      made.push(await ann.ok(quotes.create, { body }));
    }
    await ann.ok(quotes.create, { body: { ...samples.quotes, customerId: randomUUID() } });
    const without = await ann.ok(quotes.create, { body: samples.quotes });
    expect([made[0]?.customerId, without.customerId]).toEqual([customerId, null]);
    const found = await ann.ok(quotes.list, { query: { customerId } });
    expect(found.map((quote) => quote.customerName).toSorted()).toEqual(["First", "Second"]);
    expect(await ann.ok(invoices.list, { query: { customerId } })).toEqual([]);
    const bob = await app().visitor().register();
    expect(await bob.ok(quotes.list, { query: { customerId } })).toEqual([]);
  });

  test("are asked for by what is still to be paid", async () => {
    const ann = await app().visitor().register();
    const [first, second] = [samples.invoices, samples.invoices].map((body) => ({
      ...body,
      customerId: randomUUID(),
    }));
    const paid = await ann.ok(invoices.create, { body: first! });
    const open = await ann.ok(invoices.create, { body: second! });
    await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(invoices.update, { id: paid.id, body: { status: "paid" } });
    const owed = await ann.ok(invoices.list, { query: { owed: "true" } });
    expect(owed.map(({ id }) => id)).toEqual([open.id]);
    const { customerId } = second!;
    expect(await ann.ok(invoices.list, { query: { owed: "true", customerId } })).toHaveLength(1);
  });

  test("get their customer with a later change, and keep it when a change does not send one", async () => {
    const ann = await app().visitor().register();
    const customerId = randomUUID();
    const { id } = await ann.ok(invoices.create, { body: samples.invoices });
    const named = await ann.ok(invoices.update, { id, body: { ...samples.invoices, customerId } });
    expect(named.customerId).toBe(customerId);
    const paid = await ann.ok(invoices.update, { id, body: { status: "paid" } });
    expect(paid.customerId).toBe(customerId);
    const freed = await ann.ok(invoices.update, { id, body: { customerId: null } });
    expect(freed.customerId).toBe(null);
  });

  test("keep the id when a quote becomes an invoice, and when either or the customer is deleted and comes back", async () => {
    const ann = await app().visitor().register();
    const { id: customerId } = await ann.ok(customers.create, { body: samples.customers });
    const quote = await ann.ok(quotes.create, { body: { ...samples.quotes, customerId } });
    const invoice = await ann.ok(quotes.convert, { id: quote.id });
    expect(invoice.customerId).toBe(customerId);
    await ann.ok(customers.remove, { id: customerId });
    expect((await ann.ok(quotes.read, { id: quote.id })).customerId).toBe(customerId);
    await ann.ok(invoices.remove, { id: invoice.id });
    const restored = await ann.ok(invoices.restore, { id: invoice.id });
    expect(restored.customerId).toBe(customerId);
    await ann.ok(customers.create, { body: { ...samples.customers, id: customerId } });
    expect(await ann.ok(invoices.list, { query: { customerId } })).toHaveLength(1);
  });

  test("are named by a readable id in an encrypted account too", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const customerId = randomUUID();
    const body = { ...(await sealed(vault, "quote", withIds("quotes"))), customerId };
    const { id } = await ann.ok(quotes.create, { body });
    const named = await ann.ok(quotes.list, { query: { customerId } });
    expect(named.map((each) => [each.id, each.customerName])).toEqual([[id, null]]);
  });

  test("refuse a customer's id that is not a UUID", async () => {
    const ann = await app().visitor().register();
    const body = { ...samples.quotes, customerId: "Mrs Quill" };
    expect(await ann.refused(quotes.create, { body })).toMatchObject({
      status: 400,
      fields: [{ path: "customerId" }],
    });
  });
});
