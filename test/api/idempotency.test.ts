import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { appliedVersionHeader, idempotencyHeader } from "#contract/idempotency.ts";
import { routes } from "#contract/routes.ts";
import { purgeAppliedWrites } from "#server/writes/write-records.ts";
import { samples } from "#test/api/samples.ts";
import { requestOf } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";

const { customers, invoices, materials, quotes } = routes;

/** The header of a write with a key. */
function named(key: string = randomUUID()) {
  return { headers: { [idempotencyHeader]: key } };
}

describeApi("a write with an idempotency key", (app) => {
  test("is known for 90 days; the purge then forgets it", async () => {
    const ann = await app().visitor().register();
    const creationOn = async (days: number) => {
      const key = randomUUID();
      const creation = { body: { ...samples.customers, id: randomUUID() }, ...named(key) };
      const { userId } = await ann.ok(customers.create, creation);
      await app().database.asOwner(userId, (trx) =>
        trx
          .updateTable("applied_writes")
          .set({ at: sql<string>`now() - make_interval(days => ${days})` })
          .where("key", "=", key)
          .execute(),
      );
      return creation;
    };
    const old = await creationOn(91);
    const recent = await creationOn(89);
    await purgeAppliedWrites(app().database);
    expect(await ann.ask(customers.create, recent)).toMatchObject({ status: 201 });
    expect(await ann.refused(customers.create, old)).toMatchObject({ error: "ID_IN_USE" });
  });

  test("is applied once; the same request again answers with the record as it is now", async () => {
    const ann = await app().visitor().register();
    const creation = { body: { ...samples.customers, id: randomUUID() }, ...named() };
    const made = await ann.ok(customers.create, creation);
    await ann.ok(customers.update, { id: made.id, body: { ...samples.customers, name: "Bea", version: 1 } });
    const again = await ann.ask(customers.create, creation);
    expect(again.status).toBe(201);
    expect(JSON.parse(again.text)).toMatchObject({ id: made.id, name: "Bea", version: 2 });
    expect(again.headers[appliedVersionHeader]).toBe("1");
    expect(await ann.ok(customers.list)).toHaveLength(1);
  });

  test("is applied once when it is sent many times at once", async () => {
    const ann = await app().visitor().register();
    const creation = { body: samples.invoices, ...named() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ann.ok(invoices.create, creation)));
    expect(new Set(answers.map(({ invoiceNumber }) => invoiceNumber))).toEqual(new Set(["INV-0001"]));
    expect(await ann.ok(invoices.list)).toHaveLength(1);
  });

  test("a change that is repeated does not undo a later one", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const change = { id, body: { status: "sent", version: 1 }, ...named() };
    await ann.ok(quotes.update, change);
    await ann.ok(quotes.update, { id, body: { status: "accepted", version: 2 } });
    expect(await ann.ok(quotes.update, change)).toMatchObject({ status: "accepted", version: 3 });
  });

  test("a repeated creation does not bring a deleted record back", async () => {
    const ann = await app().visitor().register();
    for (const noun of ["customers", "quotes"] as const) {
      const creation = { body: { ...samples[noun], id: randomUUID() }, ...named() };
      const { id } = await ann.ok(routes[noun].create, creation);
      await ann.ok(routes[noun].remove, { id });
      expect(await ann.refused(routes[noun].create, creation)).toMatchObject({ status: 404 });
      expect(await ann.ok(routes[noun].list)).toEqual([]);
    }
  });

  test("a repeated deletion is answered 204 again, and does not delete what was made since", async () => {
    const ann = await app().visitor().register();
    const creation = { body: { ...samples.customers, id: randomUUID() } };
    const { id } = await ann.ok(customers.create, creation);
    const deletion = { id, ...named() };
    expect((await ann.ask(customers.remove, deletion)).status).toBe(204);
    expect((await ann.ask(customers.remove, deletion)).status).toBe(204);
    await ann.ok(customers.create, { ...creation, ...named() });
    expect((await ann.ask(customers.remove, deletion)).status).toBe(204);
    expect(await ann.ok(customers.list)).toHaveLength(1);
  });

  test("a repeated batch answers with the same counts", async () => {
    const ann = await app().visitor().register();
    const records = [{ ...samples.materials, id: randomUUID() }, samples.materials];
    const batch = { body: { records }, ...named() };
    expect(await ann.ok(materials.saveMany, batch)).toEqual({ created: 2, updated: 0 });
    expect(await ann.ok(materials.saveMany, batch)).toEqual({ created: 2, updated: 0 });
    expect(await ann.ok(materials.list)).toHaveLength(2);
  });

  test("a repeated conversion answers with the invoice, also after it was changed", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const conversion = { id, ...named() };
    const invoice = await ann.ok(quotes.convert, conversion);
    await ann.ok(invoices.update, { id: invoice.id, body: { status: "paid" } });
    expect(await ann.ok(quotes.convert, conversion)).toMatchObject({ id: invoice.id, status: "paid" });
  });

  test("a repeated conversion whose invoice was deleted does not answer with a later one", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const conversion = { id, ...named() };
    const invoice = await ann.ok(quotes.convert, conversion);
    await ann.ok(invoices.remove, { id: invoice.id });
    await ann.ok(quotes.convert, { id, ...named() });
    expect(await ann.refused(quotes.convert, conversion)).toMatchObject({ status: 404 });
  });

  test("a refused write stores nothing under its key", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const stale = { id, body: { status: "sent", version: 7 }, ...named() };
    expect(await ann.refused(quotes.update, stale)).toMatchObject({ error: "VERSION_CONFLICT" });
    for (let version = 1; version < 7; version += 1) {
      await ann.ok(quotes.update, { id, body: { status: version % 2 ? "accepted" : "draft" } });
    }
    expect(await ann.ok(quotes.update, stale)).toMatchObject({ status: "sent", version: 8 });
  });

  describe("is refused", () => {
    test("with the key of another request: another body, path, query or method", async () => {
      const ann = await app().visitor().register();
      const { id } = await ann.ok(quotes.create, { body: samples.quotes });
      const key = named();
      const body = { status: "sent" };
      await ann.ok(quotes.update, { id, body, ...key });
      const reused = expect.objectContaining({ status: 422, error: "KEY_REUSED" });
      expect(await ann.refused(quotes.update, { id, body: { status: "draft" }, ...key })).toEqual(reused);
      expect(await ann.refused(quotes.create, { body: samples.quotes, ...key })).toEqual(reused);
      expect(await ann.refused(quotes.remove, { id, ...key })).toEqual(reused);
      const spaced = { ...requestOf(quotes.update, { id, ...key }), payload: '{ "status": "sent" }' };
      const json = { ...spaced.headers, "content-type": "application/json" };
      expect((await ann.raw({ ...spaced, headers: json })).status).toBe(422);
    });

    test("with an id that is in use under another key", async () => {
      const ann = await app().visitor().register();
      for (const noun of ["customers", "quotes", "invoices"] as const) {
        const body = { ...samples[noun], id: randomUUID() };
        await ann.ok(routes[noun].create, { body, ...named() });
        expect(await ann.refused(routes[noun].create, { body, ...named() })).toMatchObject({
          status: 409,
          error: "ID_IN_USE",
        });
        // Without a key, the id is one (decision W1).
        expect(await ann.ok(routes[noun].create, { body })).toMatchObject({ id: body.id, version: 1 });
      }
      const { id } = await ann.ok(quotes.create, { body: samples.quotes });
      const another = await ann.ok(quotes.create, { body: samples.quotes });
      const taken = { ...named(), body: { id: another.id } };
      const refusal = { status: 409, error: "ID_IN_USE" };
      expect(await ann.refused(quotes.convert, { id, ...taken })).toMatchObject(refusal);
      const other = { body: { ...samples.invoices, id: another.id }, ...named() };
      expect(await ann.refused(invoices.create, other)).toMatchObject(refusal);
    });

    test("with a key that is not a UUID", async () => {
      const ann = await app().visitor().register();
      const sent = { body: samples.customers, ...named("next please") };
      expect(await ann.refused(customers.create, sent)).toMatchObject({
        status: 400,
        fields: [{ path: idempotencyHeader }],
      });
    });
  });

  test("means nothing to another account", async () => {
    const [ann, bea] = await Promise.all([app().visitor().register(), app().visitor().register()]);
    const creation = { body: samples.customers, ...named() };
    await ann.ok(customers.create, creation);
    await bea.ok(customers.create, creation);
    expect(await bea.ok(customers.list)).toHaveLength(1);
  });
});

describeApi("a deletion", (app) => {
  test("names a version, and is refused if the record was changed since", async () => {
    const ann = await app().visitor().register();
    for (const noun of ["customers", "quotes", "invoices"] as const) {
      const { id } = await ann.ok(routes[noun].create, { body: samples[noun] });
      await ann.ok(routes[noun].update, { id, body: samples[noun] });
      const stale = { id, query: { version: "1" } };
      expect(await ann.refused(routes[noun].remove, stale)).toMatchObject({ error: "VERSION_CONFLICT" });
      await ann.ok(routes[noun].remove, { id, query: { version: "2" } });
      expect(await ann.ok(routes[noun].list)).toEqual([]);
    }
  });

  test("leaves a tombstone: what is made again or restored goes on from its version", async () => {
    const ann = await app().visitor().register();
    const body = { ...samples.customers, id: randomUUID() };
    await ann.ok(customers.create, { body });
    await ann.ok(customers.remove, { id: body.id });
    expect(await ann.ok(customers.create, { body, ...named() })).toMatchObject({ version: 3 });
    await ann.ok(customers.remove, { id: body.id });
    await ann.ok(customers.saveMany, { body: { records: [body] } });
    expect(await ann.ok(customers.read, { id: body.id })).toMatchObject({ version: 5 });

    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(quotes.remove, { id });
    expect(await ann.ok(quotes.restore, { id })).toMatchObject({ version: 3 });
  });

  test("records when a number was given and why it was given up", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(invoices.create, { body: samples.invoices });
    await ann.ok(invoices.update, { id, body: { invoiceNumber: "2026-041" } });
    await ann.ok(invoices.remove, { id });
    const numbers = () =>
      app().database.readAsOwner(ann.userId, (trx) =>
        trx
          .selectFrom("document_numbers")
          .select(["number", "given_at", "given_up_why"])
          .orderBy("number")
          .execute(),
      );
    const given_at = expect.stringMatching(/^\d{4}-/);
    expect(await numbers()).toEqual([
      { number: "2026-041", given_at, given_up_why: "deleted" },
      { number: "INV-0001", given_at, given_up_why: "renumbered" },
    ]);
    await ann.ok(invoices.restore, { id });
    await ann.ok(invoices.update, { id, body: { invoiceNumber: "INV-0001" } });
    expect(await numbers()).toEqual([
      { number: "2026-041", given_at, given_up_why: "renumbered" },
      { number: "INV-0001", given_at, given_up_why: null },
    ]);
  });
});
