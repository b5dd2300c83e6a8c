import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { Id } from "#domain/ids/id.ts";
import { samples, withIds } from "#test/api/samples.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";
import { encrypt, sealed } from "#test/support/encrypted-account.ts";

const { invoices, quotes, sendings, today } = routes;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Makes a quote of an amount before tax and markup. */
async function quote(client: ApiClient, price: string, more: object = {}) {
  const lineItems = [{ name: "Oak", quantity: "1", unitCost: price }];
  const body = { ...samples.quotes, markupPercent: "0", taxPercent: "0", lineItems, ...more };
  return client.ok(quotes.create, { body });
}

async function invoice(client: ApiClient, price: string, more: object = {}) {
  const lineItems = [{ name: "Oak", quantity: "1", unitPrice: price }];
  const body = { ...samples.invoices, markupPercent: "0", taxPercent: "0", lineItems, ...more };
  return client.ok(invoices.create, { body });
}

function remind(client: ApiClient, documentId: string) {
  const body = { documentId, channel: "email", about: "reminder", step: 1 } as const;
  return client.ok(sendings.create, { body: body as never });
}

const totals = (heads: readonly { total: string | number }[]) => heads.map(({ total }) => total);

describeApi("what needs the firm today", (app) => {
  test("is nothing at first", async () => {
    const ann = await app().visitor().register();
    const none = { count: 0, heads: [] };
    expect(await ann.ok(today.read)).toEqual({
      ...{ accepted: none, ending: none, drafts: none, overdue: { heads: [], sums: [] } },
      ...{ newestQuotes: [], newestInvoices: [] },
    });
  });

  test("are accepted quotes, the five largest and the number of all, until they are converted", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    await quote(bob, "900", { status: "accepted" });
    for (const price of ["10", "70", "30", "60", "20", "50"]) await quote(ann, price, { status: "accepted" });
    await quote(ann, "800", { status: "declined" });
    await quote(ann, "800", { status: "invoiced" });
    const { accepted } = await ann.ok(today.read);
    expect(accepted.count).toBe(6);
    expect(totals(accepted.heads)).toEqual(["70.00", "60.00", "50.00", "30.00", "20.00"]);
    const [first] = await ann
      .ok(quotes.list, { query: { limit: "500" } })
      .then((all) => all.filter(({ total }) => total === "70.00"));
    expect(accepted.heads[0]).toEqual(first);
    await ann.ok(quotes.convert, { id: first?.id ?? "" });
    const after = await ann.ok(today.read);
    expect(after.accepted.count).toBe(5);
    expect(totals(after.accepted.heads)).toEqual(["60.00", "50.00", "30.00", "20.00", "10.00"]);
    expect(after.newestQuotes.map(({ id }) => id)).not.toContain(first?.id);
    expect(after.newestInvoices).toMatchObject([{ total: "70.00", quoteId: first?.id }]);
  });

  test("are overdue invoices, added up in each currency, until the customer is reminded, for a week", async () => {
    const ann = await app().visitor().register();
    const late = { invoiceDate: "2026-09-01", dueDate: "2026-10-02" };
    const small = await invoice(ann, "10", late);
    await invoice(ann, "90", { ...late, dueDate: "2026-11-20" });
    await invoice(ann, "50", { ...late, dueDate: "2026-11-21" });
    await invoice(ann, "5", { dueDate: null, status: "overdue" });
    await invoice(ann, "40", { ...late, status: "paid" });
    await invoice(ann, "40", { ...late, status: "cancelled" });
    const australian = await invoice(ann, "7", { ...late, language: "en-AU" });
    const first = await ann.ok(today.read);
    expect(first.overdue.sums.toSorted((one, other) => (one.currency < other.currency ? 1 : -1))).toEqual([
      { currency: "GBP", count: 3, total: "105.00", oldestDueDate: "2026-10-02" },
      { currency: "AUD", count: 1, total: "7.00", oldestDueDate: "2026-10-02" },
    ]);
    expect(totals(first.overdue.heads)).toEqual(["90.00", "7.00", "10.00", "5.00"]);

    const { id: sending, version } = await remind(ann, small.id);
    await ann.ok(sendings.create, { body: { documentId: australian.id, channel: "email" } as never });
    const reminded = await ann.ok(today.read);
    expect(reminded.overdue.sums).toContainEqual({
      ...{ currency: "GBP", count: 2, total: "95.00", oldestDueDate: "2026-11-20" },
    });
    expect(totals(reminded.overdue.heads)).toEqual(["90.00", "7.00", "5.00"]);
    await ann.ok(sendings.update, { id: sending, body: { version, voided: true } });
    expect(await ann.ok(today.read)).toEqual({
      ...first,
      newestInvoices: reminded.newestInvoices,
      overdue: { ...first.overdue, heads: expect.anything() },
    });

    await remind(ann, small.id);
    app().clock.pass(7 * day - minute);
    expect(totals((await ann.ok(today.read)).overdue.heads)).not.toContain("10.00");
    app().clock.pass(2 * minute);
    expect(totals((await ann.ok(today.read)).overdue.heads)).toContain("10.00");
    app().clock.set("2026-11-21T10:22:33.456Z");
  });

  test("are sent quotes that end today or tomorrow where the firm is, unless the customer was reminded", async () => {
    const ann = await app().visitor().register();
    for (const [validUntil, price] of [
      ["2026-11-20", "1"],
      ["2026-11-21", "2"],
      ["2026-11-22", "3"],
      ["2026-11-23", "4"],
    ] as const) {
      await quote(ann, price, { quoteDate: "2026-11-01", validUntil, status: "sent" });
      await quote(ann, price, { quoteDate: "2026-11-01", validUntil, status: "draft" });
    }
    const { ending } = await ann.ok(today.read);
    expect(ending.count).toBe(2);
    expect(totals(ending.heads)).toEqual(["3.00", "2.00"]);
    await remind(ann, ending.heads[0]?.id ?? "");
    expect((await ann.ok(today.read)).ending).toMatchObject({ count: 1, heads: [{ total: "2.00" }] });
    // It is Sunday in Sydney already.
    await ann.ok(routes.companyProfile.create, { body: { companyName: "Archer", language: "en-AU" } });
    app().clock.set("2026-11-21T20:00:00.000Z");
    expect((await ann.ok(today.read)).ending).toMatchObject({ count: 1, heads: [{ total: "4.00" }] });
    app().clock.set("2026-11-21T10:22:33.456Z");
  });

  test("are drafts a day old, until they are sent", async () => {
    const ann = await app().visitor().register();
    const { id } = await quote(ann, "10");
    app().clock.pass(day - minute);
    await quote(ann, "20");
    expect((await ann.ok(today.read)).drafts).toEqual({ count: 0, heads: [] });
    app().clock.pass(minute);
    expect((await ann.ok(today.read)).drafts).toMatchObject({ count: 1, heads: [{ id }] });
    await ann.ok(sendings.create, { body: { documentId: id, channel: "text" } as never });
    expect((await ann.ok(today.read)).drafts).toEqual({ count: 0, heads: [] });
    app().clock.set("2026-11-21T10:22:33.456Z");
  });

  test("is without what is named, so that the next largest takes its place; a text that is no id is refused", async () => {
    const ann = await app().visitor().register();
    const made = [];
    for (let price = 1; price <= 7; price += 1)
      made.push(await quote(ann, `${price}`, { status: "accepted" }));
    const late = await invoice(ann, "9", { invoiceDate: "2026-09-01", dueDate: "2026-10-02" });
    const without = [made[6]?.id, late.id].join(",");
    const left = await ann.ok(today.read, { query: { without } });
    expect(left.accepted.count).toBe(6);
    expect(totals(left.accepted.heads)).toEqual(["6.00", "5.00", "4.00", "3.00", "2.00"]);
    expect(left.overdue).toEqual({ heads: [], sums: [] });
    expect(await ann.ok(today.read, { query: { without: "" } })).toMatchObject({ accepted: { count: 7 } });
    for (const wrong of ["1", `${late.id},`, "x".repeat(4000)]) {
      expect(await ann.refused(today.read, { query: { without: wrong } })).toMatchObject({
        ...{ status: 400, error: "VALIDATION_FAILED", fields: [{ path: "without" }] },
      });
    }
  });

  test("has the newest documents, and of a sealed account their envelopes alone", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    for (let count = 0; count < 6; count += 1) {
      app().clock.pass(minute);
      await ann.ok(quotes.create, { body: await sealed(vault, "quote", withIds("quotes")) });
    }
    const { newestQuotes } = await ann.ok(today.read);
    const listed = await ann.ok(quotes.list, { query: { limit: "5" } });
    expect(newestQuotes).toEqual(listed);
    expect(newestQuotes[0]).toMatchObject({ customerName: null, sealed: expect.any(String) });
    app().clock.set("2026-11-21T10:22:33.456Z");
  });

  test("is found by indexes, however many other documents there are", async () => {
    const ann = await app().visitor().register();
    await quote(ann, "10", { status: "accepted" });
    const plan = await app().database.asOwner(ann.userId as Id<"User">, async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<Record<string, string>>`
        explain select id from documents
        where kind = 'quote' and status in ('draft', 'sent', 'accepted') and status = 'accepted'
        order by total desc, id limit 5`.execute(trx);
      return rows.map((row) => Object.values(row).join()).join("\n");
    });
    expect(plan).toContain("documents_open_quotes");
    expect(plan).not.toContain("Sort");
  });
});
