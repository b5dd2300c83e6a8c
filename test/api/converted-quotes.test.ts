import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { Id } from "#domain/ids/id.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { deleteDocument, restoreDocument } from "#server/documents/deleted-documents.ts";
import { findDocument } from "#server/documents/document-store.ts";
import { invoiceRules } from "#server/documents/invoice-handlers.ts";
import { followInvoice, lockQuoteOf } from "#server/documents/invoiced-quotes.ts";
import type { Write } from "#server/writes/write-records.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi } from "#test/support/app.ts";
import { encrypt, sealed } from "#test/support/encrypted-account.ts";
import { openFields } from "#vault/records/records.ts";

const { companyProfile, invoices, quotes, stats } = routes;

describeApi("a converted quote (decision S7)", (app) => {
  test("names its invoice, keeps its figures and its lines, and its words may change", async () => {
    const ann = await app().visitor().register();
    const quote = await ann.ok(quotes.create, { body: samples.quotes });
    expect(quote.invoices).toEqual([]);
    const { id, lineItems } = quote;
    const invoice = await ann.ok(quotes.convert, { id });
    const named = [{ id: invoice.id, number: "INV-0001" }];
    const converted = await ann.ok(quotes.read, { id });
    expect(converted).toMatchObject({ status: "invoice", total: quote.total, invoices: named });
    const other = await ann.ok(quotes.create, { body: { ...samples.quotes, id: undefined } });
    const listed = await ann.ok(quotes.list, {});
    const namedIn = (list: typeof listed, quoteId: string) =>
      list.find((each) => each.id === quoteId)?.invoices;
    expect([namedIn(listed, id), namedIn(listed, other.id)]).toEqual([named, undefined]);

    for (const body of [
      { discountPercent: "10" },
      { taxPercent: "0" },
      { markupScope: "materials_only" },
      { lineItems: lineItems.map((line) => ({ ...line, unitCost: "51.00" })) },
      { lineItems: lineItems.map((line) => ({ ...line, quantity: "3" })) },
      { lineItems: lineItems.map((line) => ({ ...line, itemType: "labour" })) },
      { lineItems: [...lineItems, { name: "Screws", quantity: "1", unitCost: "0" }] },
      { lineItems: lineItems.map((line) => ({ ...line, id: randomUUID() })) },
      { customerName: "Bea Browne", status: "sent", markupPercent: "1" },
    ]) {
      expect(await ann.refused(quotes.update, { id, body })).toEqual({
        status: 409,
        error: "QUOTE_INVOICED",
        message:
          "This quote has become an invoice. Its items and prices are fixed; its words may still be changed.",
        invoices: named,
      });
    }
    expect(await ann.ok(quotes.read, { id })).toEqual(converted);

    const body = {
      ...{ version: converted.version, customerName: "Bea Browne", projectDescription: "Stairs of oak" },
      ...{ markupPercent: quote.markupPercent, taxPercent: quote.taxPercent, status: "invoice" },
      ...{ subtotal: quote.subtotal, total: quote.total },
      lineItems: lineItems.map((line) => ({ ...line, name: "Oak plank" })),
    };
    expect(await ann.ok(quotes.update, { id, body })).toMatchObject({
      ...{ customerName: "Bea Browne", projectDescription: "Stairs of oak", total: quote.total },
      ...{ lineItems: [{ name: "Oak plank" }], status: "invoice", invoices: named },
    });
    expect(await ann.ok(invoices.read, { id: invoice.id })).toEqual(invoice);
  });

  test("keeps its price although the firm has stopped charging VAT since", async () => {
    const ann = await app().visitor().register();
    const profile = await ann.ok(companyProfile.create, { body: { companyName: "Archer" } });
    const quote = await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(companyProfile.update, {
      id: profile.id,
      body: { companyName: "Archer", chargeVat: false },
    });
    const invoice = await ann.ok(quotes.convert, { id: quote.id });
    expect(invoice).toMatchObject({ total: quote.total, taxPercent: "20.00" });
    const body = { taxPercent: "20", customerName: "Bea Browne" };
    expect(await ann.ok(quotes.update, { id: quote.id, body })).toMatchObject({ total: quote.total });
  });
});

describeApi("the invoice of a converted quote is deleted (decision S8)", (app) => {
  test("the quote has its former status again; undoing the deletion restores both, link and dates included", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(quotes.update, { id, body: { status: "sent" } });
    const invoice = await ann.ok(quotes.convert, { id, body: { dueDate: "2027-01-31" } });
    const figures = await ann.ok(stats.read);

    await ann.ok(invoices.remove, { id: invoice.id });
    expect(await ann.ok(quotes.read, { id })).toMatchObject({ status: "sent", invoices: [] });
    expect((await ann.ok(stats.read)).pendingQuotes).toBe(figures.pendingQuotes + 1);
    await ann.ok(quotes.update, { id, body: { status: "declined" } });

    expect(await ann.ok(invoices.restore, { id: invoice.id })).toEqual({ ...invoice, version: 3 });
    expect(invoice).toMatchObject({ quoteId: id, dueDate: "2027-01-31" });
    expect(await ann.ok(quotes.read, { id })).toMatchObject({
      status: "invoice",
      invoices: [{ id: invoice.id, number: invoice.invoiceNumber }],
    });
    expect(await ann.ok(stats.read)).toEqual(figures);
    expect(await ann.ok(invoices.restore, { id: invoice.id })).toEqual({ ...invoice, version: 3 });

    await ann.ok(invoices.remove, { id: invoice.id });
    expect(await ann.ok(quotes.read, { id })).toMatchObject({ status: "declined" });
    const second = await ann.ok(quotes.convert, { id });
    expect(second).toMatchObject({ invoiceNumber: "INV-0002", quoteId: id });
    expect(await ann.refused(invoices.restore, { id: invoice.id })).toMatchObject({ error: "IN_USE" });
  });

  test("it works in any order of deleting and restoring the two", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const invoice = await ann.ok(quotes.convert, { id });
    await ann.ok(quotes.remove, { id });
    await ann.ok(invoices.remove, { id: invoice.id });
    expect(await ann.ok(quotes.restore, { id })).toMatchObject({ status: "draft", invoices: [] });
    await ann.ok(quotes.remove, { id });
    await ann.ok(invoices.restore, { id: invoice.id });
    expect(await ann.ok(quotes.restore, { id })).toMatchObject({
      status: "invoice",
      invoices: [{ id: invoice.id }],
    });
    await ann.ok(invoices.remove, { id: invoice.id });
    expect(await ann.ok(quotes.read, { id })).toMatchObject({ status: "draft" });
  });

  test("concurrent conversions, deletions and restorations never deadlock", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const invoice = await ann.ok(quotes.convert, { id });
    await Promise.all([
      ...Array.from({ length: 4 }, () => ann.ask(invoices.remove, { id: invoice.id })),
      ...Array.from({ length: 4 }, () => ann.ask(quotes.convert, { id })),
      ...Array.from({ length: 4 }, () => ann.ask(invoices.restore, { id: invoice.id })),
    ]);
    const { status, invoices: named } = await ann.ok(quotes.read, { id });
    const all = await ann.ok(invoices.list);
    expect(named).toEqual(all.map((each) => ({ id: each.id, number: each.invoiceNumber })));
    expect(status === "invoice").toBe(all.length === 1);
  });

  test.for(["remove", "restore"] as const)(
    "a quote that is restored during the %s of its invoice has the right status",
    async (change) => {
      const ann = await app().visitor().register();
      const { id } = await ann.ok(quotes.create, { body: samples.quotes });
      const invoice = await ann.ok(quotes.convert, { id });
      if (change === "restore") await ann.ok(invoices.remove, { id: invoice.id });
      await ann.ok(quotes.remove, { id });
      const invoiceId = invoice.id as Id<"Invoice">;
      const coming = await app().database.asOwner(ann.userId, async (trx) => {
        const write = writeIn(trx, ann.userId, app().clock.now());
        await (change === "remove"
          ? removeInvoice(write, invoiceId)
          : restoreDocument(write, invoiceRules, invoiceId));
        const restoring = ann.ok(quotes.restore, { id });
        await answeredOrWaiting(trx, restoring);
        // In an array, because a promise alone would be awaited before the transaction ends.
        return [restoring];
      });
      await Promise.all(coming);
      expect(await ann.ok(quotes.read, { id })).toMatchObject(
        change === "remove"
          ? { status: "draft", invoices: [] }
          : { status: "invoice", invoices: [{ id: invoice.id }] },
      );
    },
  );
});

/** Deletes as the route does, up to the status of the quote. */
async function removeInvoice(write: Write, id: Id<"Invoice">) {
  const invoice = await findDocument(write.trx, "invoice", { id });
  const quote = await lockQuoteOf(write.trx, invoice?.quote_id ?? null);
  if (invoice) await deleteDocument(write, invoice);
  await followInvoice(write, quote);
}

/** A write in a transaction that the test has opened, up to the noting of its changes. */
function writeIn(trx: OwnedTransaction, userId: Id<"User">, now: Date): Write {
  return {
    trx,
    userId,
    now,
    sealing: { kid: null },
    isKeyed: false,
    note: () => undefined,
    count: () => undefined,
  };
}

/**
 * Returns once a request is answered or waits for a lock; on the embedded database, which runs one transaction at a
 * time, after polling a number of times.
 */
async function answeredOrWaiting(trx: OwnedTransaction, request: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  void request.then(() => (isAnswered = true));
  for (let look = 0; look < 500 && !isAnswered; look += 1) {
    const waiting =
      await sql`select 1 from pg_locks where not granted and locktype in ('advisory', 'transactionid')
      and pid <> pg_backend_pid() and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
    if (waiting.rows.length > 0) return;
  }
}

describeApi("what the invoice of a quote does not copy (decision W11)", (app) => {
  const registered = {
    companyName: "Archer",
    cisRegistered: true,
    vatNumber: "GB123456789",
    paymentTermsDays: 14,
  };
  const ticks = { cisApplied: true, cisMethod: "deduct_before_vat", cisRatePercent: "30" } as const;

  test("has its own id, due date and switches, and the quote's price", async () => {
    const ann = await app().visitor().register();
    await ann.ok(companyProfile.create, { body: registered });
    const labour = [{ itemType: "labour", name: "Joiner", quantity: "1", unitCost: "100" }];
    const body = { ...samples.quotes, markupPercent: "0", lineItems: labour };
    const { id } = await ann.ok(quotes.create, { body });
    const own = randomUUID();
    const asked = { ...ticks, id: own, dueDate: null, reverseChargeVat: false };
    const invoice = await ann.ok(quotes.convert, { id, body: asked });
    expect(invoice).toMatchObject({ ...ticks, cisRatePercent: "30.00", id: own, dueDate: null });
    expect(invoice).toMatchObject({ cisDeduction: "30.00", taxAmount: "14.00", total: "84.00" });
    const again = { id: randomUUID(), dueDate: "2027-01-01", cisApplied: false };
    expect(await ann.ok(quotes.convert, { id, body: again })).toEqual(invoice);
    expect(await ann.ok(quotes.convert, { id })).toEqual(invoice);
  });

  test("refuses a switch that the firm may not use, an unknown key and the id of another document", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const other = await ann.ok(invoices.create, { body: samples.invoices });
    for (const used of [other.id, id]) {
      expect(await ann.refused(quotes.convert, { id, body: { id: used } })).toMatchObject({ status: 400 });
    }
    expect(await ann.refused(quotes.convert, { id, body: { sealed: "qw1:a:invoice:b:c" } })).toMatchObject({
      error: "ENCRYPTION_NOT_SET_UP",
    });
    expect(await ann.ok(quotes.read, { id })).toMatchObject({ status: "draft" });
    const body = { ...ticks, reverseChargeVat: true };
    expect(await ann.ok(quotes.convert, { id, body })).toMatchObject({
      cisApplied: false,
      reverseChargeVat: false,
      taxPercent: "20.00",
    });
  });

  test("has words sealed under its own id, and the quote's envelope is refused", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const quoteId = randomUUID();
    const lineId = randomUUID();
    const lineItems = [{ id: lineId, name: "Oak board", quantity: "2", unitCost: "50.00" }];
    const words = { customerName: "Bea Brown", customerEmail: "bea@example.com" };
    const body = await sealed(vault, "quote", { ...words, id: quoteId, lineItems });
    const quote = await ann.ok(quotes.create, { body });
    const foreign = (await sealed(vault, "invoice", { ...words, id: randomUUID(), lineItems })).sealed;
    const refused = await ann.refused(quotes.convert, {
      id: quoteId,
      body: { id: randomUUID(), sealed: foreign },
    });
    expect(refused).toMatchObject({ error: "VALIDATION_FAILED" });

    const id = randomUUID();
    const own = await sealed(vault, "invoice", { ...words, customerName: "Bea Brown Ltd", id, lineItems });
    const invoice = await ann.ok(quotes.convert, { id: quoteId, body: { id, sealed: own.sealed } });
    expect(invoice).toMatchObject({ id, sealed: own.sealed, customerName: null, total: quote.total });
    expect(await openFields(vault, "invoice", invoice)).toMatchObject({
      state: "open",
      record: { customerName: "Bea Brown Ltd", lineItems: [{ id: lineId, name: "Oak board" }] },
    });
  });
});
