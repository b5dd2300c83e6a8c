import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { sealingBatch } from "#contract/sealing.ts";
import { inlineRenderer } from "#server/documents/inline-renderer.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi, startApp } from "#test/support/app.ts";
import { encrypt } from "#test/support/encrypted-account.ts";
import { sealPlainRecord } from "#vault/seal-plain.ts";

const { customers, quotes, invoices, keyset } = routes;

describeApi("one user's work and everybody else's", (app) => {
  test("a hundred reads of one user do not stand before another's", async () => {
    const [ann, bob] = [await app().visitor().register(), await app().visitor().register()];
    await ann.ok(customers.saveMany, {
      body: { records: Array.from({ length: 50 }, (_, index) => ({ name: `Customer ${index}` })) },
    });
    const order: string[] = [];
    const many = Array.from({ length: 100 }, () => ann.ok(customers.list).then(() => order.push("ann")));
    await Promise.all([...many, bob.ok(customers.list).then(() => order.push("bob"))]);
    expect(order.indexOf("bob")).toBeLessThan(50);
  });

  test("a hundred writes of one user do not stand before another's read", async () => {
    const [ann, bob] = [await app().visitor().register(), await app().visitor().register()];
    const order: string[] = [];
    const many = Array.from({ length: 100 }, (_, index) =>
      ann.ok(customers.create, { body: { name: `Customer ${index}` } }).then(() => order.push("ann")),
    );
    await Promise.all([...many, bob.ok(customers.list).then(() => order.push("bob"))]);
    expect(order.indexOf("bob")).toBeLessThan(50);
    expect(await ann.ok(customers.list)).toHaveLength(100);
  });

  test("more than a few hundred at once are told to come again, and when", async () => {
    const ann = await app().visitor().register();
    const answers = await Promise.all(Array.from({ length: 260 }, () => ann.ask(customers.list)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.every(({ headers }) => headers["retry-after"] === "5")).toBe(true);
    expect((await ann.ask(customers.list)).status).toBe(200);
  });

  test("one PDF of a user is rendered at a time, and another user's is not behind them all", async () => {
    const rendering = { now: 0, most: 0 };
    const pdf = {
      ...inlineRenderer,
      render: async (order: Parameters<typeof inlineRenderer.render>[0]) => {
        rendering.now += 1;
        rendering.most = Math.max(rendering.most, rendering.now);
        // Another one would begin meanwhile, if it might.
        await new Promise((resolve) => setImmediate(resolve));
        const bytes = await inlineRenderer.render(order);
        rendering.now -= 1;
        return bytes;
      },
    };
    const printing = await startApp(app().database, { pdf });
    const [ann, bob] = [await printing.visitor().register(), await printing.visitor().register()];
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const ofBob = await bob.ok(quotes.create, { body: samples.quotes });
    const order: string[] = [];
    const asked = Array.from({ length: 25 }, () =>
      ann.ask(quotes.pdf, { id }).then(({ status }) => order.push(`ann ${status}`)),
    );
    await Promise.all([...asked, bob.ask(quotes.pdf, { id: ofBob.id }).then(() => order.push("bob"))]);
    expect(order.filter((each) => each === "ann 200")).toHaveLength(21);
    expect(order.filter((each) => each === "ann 503")).toHaveLength(4);
    expect(order.indexOf("bob")).toBeLessThan(order.lastIndexOf("ann 200"));
    // One of each user at most.
    expect(rendering.most).toBeLessThanOrEqual(2);
    await printing.fastify.close();
  });

  test("an account that is being encrypted does not stand before another's read", async () => {
    const [ann, bob] = [await app().visitor().register(), await app().visitor().register()];
    const records = Array.from({ length: 3 * sealingBatch }, (_, index) => ({ name: `Customer ${index}` }));
    await ann.ok(customers.saveMany, { body: { records } });
    const { vault } = await encrypt(ann, "migrating");
    const order: string[] = [];
    const sealAll = async () => {
      for (;;) {
        const { records: plain } = await ann.ok(keyset.plainRecords, { query: { counted: "false" } });
        if (plain.length === 0) break;
        const sealed = await Promise.all(
          plain.map(async (record) => {
            const { place, id, version } = record;
            return { place, id, version, sealed: await sealPlainRecord(vault, record) };
          }),
        );
        await ann.ok(keyset.sealRecords, { body: { records: sealed } });
      }
      order.push("ann");
    };
    await Promise.all([sealAll(), bob.ok(customers.list).then(() => order.push("bob"))]);
    expect(order).toEqual(["bob", "ann"]);
  });

  test("the next number, asked for again and again among thousands, does not stand before another's read", async () => {
    const [ann, bob] = [await app().visitor().register(), await app().visitor().register()];
    await app().database.asOwner(ann.userId, (trx) =>
      sql`
        insert into document_numbers (user_id, kind, number, document_id)
        select ${ann.userId}, 'invoice', 'INV-' || lpad(figure::text, 4, '0'), gen_random_uuid()
        from generate_series(1, 2500) as figure`.execute(trx),
    );
    const order: string[] = [];
    const many = Array.from({ length: 20 }, () =>
      ann.ok(invoices.nextNumber).then(({ nextInvoiceNumber }) => order.push(nextInvoiceNumber)),
    );
    await Promise.all([...many, bob.ok(customers.list).then(() => order.push("bob"))]);
    expect(order.indexOf("bob")).toBeLessThan(10);
    expect(order.filter((each) => each === "INV-2501")).toHaveLength(20);
  });

  test("a list without a limit answers its first 500, and where to go on", async () => {
    const ann = await app().visitor().register();
    const records = Array.from({ length: 501 }, (_, index) => ({ name: `Customer ${index}` }));
    await ann.ok(customers.saveMany, { body: { records } });
    const first = await ann.ask(customers.list);
    expect(JSON.parse(first.text)).toHaveLength(500);
    const cursor = String(first.headers["x-next-cursor"]);
    expect(await ann.ok(customers.list, { query: { cursor } })).toHaveLength(1);
  });

  test("an account keeps no more than its limit, and has room again once something is deleted", async () => {
    const small = await startApp(app().database, { config: { accountBytes: 300_000 } });
    const ann = await small.visitor().register();
    // Letters that do not repeat, or the database would pack them into next to nothing.
    const notes = (index: number) =>
      Array.from({ length: 150 }, (_, part) =>
        createHash("sha512").update(`${index} ${part}`).digest("hex"),
      ).join("");
    const ids: string[] = [];
    let refused = 0;
    for (let index = 0; index < 40 && refused === 0; index += 1) {
      const answer = await ann.ask(customers.create, { body: { name: "Bea", notes: notes(index) } });
      if (answer.status === 201) ids.push(JSON.parse(answer.text).id);
      else {
        expect(JSON.parse(answer.text)).toMatchObject({ error: "ACCOUNT_FULL" });
        refused = answer.status;
      }
    }
    expect(refused).toBe(413);
    expect(await ann.ok(customers.list)).toHaveLength(ids.length);
    for (const id of ids) await ann.ok(customers.remove, { id });
    await ann.ok(customers.create, { body: { name: "Bea" } });
    await small.fastify.close();
  });
});
