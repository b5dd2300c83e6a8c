import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idempotencyHeader } from "#contract/idempotency.ts";
import { routes } from "#contract/routes.ts";
import { purgeDeletedDocuments } from "#server/documents/deleted-documents.ts";
import { samples } from "#test/api/samples.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";
import { encrypt, sealed } from "#test/support/encrypted-account.ts";

const { changes, customers, invoices, quotes, sendings, stats } = routes;

const minute = 60_000;

async function newQuote(client: ApiClient) {
  return client.ok(quotes.create, { body: samples.quotes });
}

function send(client: ApiClient, documentId: string, more: object = {}) {
  const body = { documentId, channel: "email", recipient: "bea@example.com", text: "Hi Bea", ...more };
  return client.ok(sendings.create, { body: body as never });
}

describeApi("what was sent", (app) => {
  test("makes a draft sent, says when, and leaves version and totals as they are", async () => {
    const ann = await app().visitor().register();
    const quote = await newQuote(ann);
    app().clock.pass(minute);
    const sending = await send(ann, quote.id);
    expect(sending).toMatchObject({
      ...{ documentId: quote.id, channel: "email", about: "document", step: null, voidedAt: null },
      ...{ recipient: "bea@example.com", mode: null, text: "Hi Bea", at: app().clock.now().toISOString() },
    });
    const sent = { status: "sent", sentAt: sending.at, statusAt: sending.at };
    expect(await ann.ok(quotes.read, { id: quote.id })).toEqual({ ...quote, ...sent });
    expect(await ann.ok(quotes.list)).toMatchObject([sent]);
    expect((await ann.ok(changes.read)).changes).toMatchObject([
      { kind: "sending", id: sending.id, record: sending },
      { kind: "quote", version: quote.version, record: sent },
    ]);
    expect(await ann.ok(stats.read)).toMatchObject({ pendingQuotes: 1 });
    // An editor that was open meanwhile still saves.
    await ann.ok(quotes.update, { id: quote.id, body: { version: quote.version, customerName: "Bea" } });
  });

  test("moves no other status, and an invoice keeps its own", async () => {
    const ann = await app().visitor().register();
    const { id } = await newQuote(ann);
    await ann.ok(quotes.update, { id, body: { status: "accepted" } });
    const { statusAt } = await ann.ok(quotes.read, { id });
    app().clock.pass(minute);
    const again = await send(ann, id);
    expect(await ann.ok(quotes.read, { id })).toMatchObject({
      ...{ status: "accepted", statusAt, sentAt: again.at },
    });
    const invoice = await ann.ok(invoices.create, { body: samples.invoices });
    const sent = await send(ann, invoice.id, { channel: "text" });
    expect(await ann.ok(invoices.read, { id: invoice.id })).toEqual({ ...invoice, sentAt: sent.at });
    const reminded = await send(ann, invoice.id, { about: "reminder", step: 1 });
    expect(reminded).toMatchObject({ about: "reminder", step: 1 });
    expect(await ann.ok(invoices.read, { id: invoice.id })).toMatchObject({ sentAt: sent.at });
  });

  test("that was not sent is voided: the draft is a draft again, once nothing else was sent", async () => {
    const ann = await app().visitor().register();
    const quote = await newQuote(ann);
    const first = await send(ann, quote.id);
    app().clock.pass(minute);
    const second = await send(ann, quote.id, { channel: "copy" });
    const take = (id: string) => ann.ok(sendings.update, { id, body: { voided: true } });
    const voided = await take(first.id);
    expect(voided).toMatchObject({ version: 2, text: "Hi Bea", voidedAt: app().clock.now().toISOString() });
    const { id } = quote;
    expect(await ann.ok(quotes.read, { id })).toMatchObject({ status: "sent", sentAt: second.at });
    await take(second.id);
    expect(await ann.ok(quotes.read, { id })).toEqual(quote);
    expect(await take(second.id)).toMatchObject({ version: 3 });
    expect(await ann.ok(stats.read)).toMatchObject({ pendingQuotes: 1 });
    const listed = await ann.ok(sendings.list, { query: { documentId: id } });
    expect(listed.map((each) => each.voidedAt === null)).toEqual([false, false]);
  });

  test("that was voided leaves a status alone that was chosen since", async () => {
    const ann = await app().visitor().register();
    const { id } = await newQuote(ann);
    const sending = await send(ann, id);
    app().clock.pass(minute);
    await ann.ok(quotes.update, { id, body: { status: "accepted" } });
    await ann.ok(quotes.update, { id, body: { status: "sent" } });
    await ann.ok(sendings.update, { id: sending.id, body: { voided: true } });
    expect(await ann.ok(quotes.read, { id })).toMatchObject({ status: "sent", sentAt: null });
  });

  test("is found by the customer whom its document names, and of documents that name nobody there together", async () => {
    const ann = await app().visitor().register();
    const [{ id: bea }, { id: joe, version }] = [
      await ann.ok(customers.create, { body: samples.customers }),
      await ann.ok(customers.create, { body: samples.customers }),
    ];
    const made = async (customerId?: string) => {
      const quote = await ann.ok(quotes.create, { body: { ...samples.quotes, customerId } as never });
      app().clock.pass(minute);
      return (await send(ann, quote.id)).id;
    };
    const first = await made(bea);
    const ofJoe = await made(joe);
    const unnamed = await made();
    const invoice = await ann.ok(invoices.create, {
      body: { ...samples.invoices, customerId: bea } as never,
    });
    app().clock.pass(minute);
    const reminder = await send(ann, invoice.id, { channel: "text", about: "reminder", step: 1 });
    await ann.ok(sendings.create, { body: { channel: "print", about: "statement" } });
    const idsOf = async (client: ApiClient, query: object) =>
      (await client.ok(sendings.list, { query: query as never })).map(({ id }) => id);
    expect(await idsOf(ann, { customerId: bea })).toEqual([reminder.id, first]);
    const page = await ann.ask(sendings.list, { query: { customerId: bea, limit: "1" } as never });
    expect(JSON.parse(page.text)).toMatchObject([{ id: reminder.id }]);
    const cursor = String(page.headers["x-next-cursor"]);
    expect(await idsOf(ann, { customerId: bea, limit: "1", cursor })).toEqual([first]);
    expect(await idsOf(ann, { customerId: joe })).toEqual([ofJoe]);
    expect(await idsOf(ann, { unnamed: "true" })).toEqual([unnamed]);
    await ann.ok(customers.remove, { id: joe, query: { version: String(version) } as never });
    expect(await idsOf(ann, { customerId: joe })).toEqual([ofJoe]);
    expect(await idsOf(ann, { unnamed: "true" })).toEqual([unnamed, ofJoe]);
    await ann.ok(customers.create, { body: { ...samples.customers, id: joe } });
    expect(await idsOf(ann, { unnamed: "true" })).toEqual([unnamed]);
    const bob = await app().visitor().register();
    expect(await idsOf(bob, { customerId: bea })).toEqual([]);
    expect(await idsOf(bob, { unnamed: "true" })).toEqual([]);
    await ann.ok(invoices.remove, { id: invoice.id });
    expect(await idsOf(ann, { customerId: bea })).toEqual([first]);
  });

  test("is recorded once, however often the request comes", async () => {
    const ann = await app().visitor().register();
    const quote = await newQuote(ann);
    const body = { id: randomUUID(), documentId: quote.id, channel: "share" } as const;
    const named = { headers: { [idempotencyHeader]: randomUUID() } };
    const made = await ann.ok(sendings.create, { body, ...named });
    expect(await ann.ok(sendings.create, { body, ...named })).toEqual(made);
    expect(await ann.ok(sendings.create, { body })).toEqual(made);
    const other = { headers: { [idempotencyHeader]: randomUUID() } };
    expect(await ann.refused(sendings.create, { body, ...other })).toMatchObject({ error: "ID_IN_USE" });
    expect(await ann.ok(sendings.list)).toEqual([made]);
  });

  test("goes and comes back with its document, and is purged with it", async () => {
    const ann = await app().visitor().register();
    const quote = await newQuote(ann);
    const sending = await send(ann, quote.id);
    const { last } = await ann.ok(changes.read);
    await ann.ok(quotes.remove, { id: quote.id });
    expect(await ann.ok(sendings.list)).toEqual([]);
    expect(await ann.refused(sendings.read, { id: sending.id })).toMatchObject({ status: 404 });
    const gone = await ann.ok(changes.read, { query: { after: String(last) } });
    expect(gone.changes).toMatchObject([
      { kind: "quote", deleted: true },
      { kind: "sending", id: sending.id, deleted: true },
    ]);
    await ann.ok(quotes.restore, { id: quote.id });
    expect(await ann.ok(quotes.read, { id: quote.id })).toMatchObject({ status: "sent", sentAt: sending.at });
    const { updatedAt: _, ...same } = sending;
    expect(await ann.ok(sendings.list)).toMatchObject([{ ...same, version: 3 }]);
    await ann.ok(quotes.remove, { id: quote.id });
    await app().database.asOwner(ann.userId, (trx) =>
      trx.updateTable("sendings").set({ purge_after: "2020-01-01T00:00:00.000Z" }).execute(),
    );
    await purgeDeletedDocuments(app().database);
    const left = await app().database.readAsOwner(ann.userId, (trx) =>
      trx.selectFrom("sendings").select("id").execute(),
    );
    expect(left).toEqual([]);
  });

  test("a converted quote's invoice was not sent with it", async () => {
    const ann = await app().visitor().register();
    const { id } = await newQuote(ann);
    await send(ann, id);
    expect(await ann.ok(quotes.convert, { id })).toMatchObject({ sentAt: null, statusAt: null });
  });

  test("belongs to a document of the account, and keeps to whom and what in an envelope", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    const ofBob = await newQuote(bob);
    const foreign = { documentId: ofBob.id, channel: "email" } as const;
    expect(await ann.refused(sendings.create, { body: foreign })).toMatchObject({
      ...{ status: 404, message: "The document was not found" },
    });
    const { vault } = await encrypt(ann);
    const plain = { channel: "email", recipient: "bea@example.com" } as const;
    expect(await ann.refused(sendings.create, { body: plain })).toMatchObject({ status: 428 });
    const body = await sealed(vault, "sending", { ...plain, id: randomUUID(), about: "statement" });
    const made = await ann.ok(sendings.create, { body });
    expect(made).toMatchObject({ channel: "email", recipient: null, sealed: body.sealed });
    const voided = await ann.ok(sendings.update, { id: made.id, body: { voided: true } });
    expect(voided.sealed).toBe(body.sealed);
  });
});
