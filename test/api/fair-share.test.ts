import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { sealingBatch } from "#contract/sealing.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { samples } from "#test/api/samples.ts";
import { type ApiClient, requestOf } from "#test/support/api-client.ts";
import { describeApi, startApp, testClock } from "#test/support/app.ts";
import { encrypt } from "#test/support/encrypted-account.ts";
import { sealAsSent } from "#test/support/seal-as-sent.ts";

const { customers, quotes, invoices, keyset } = routes;

describeApi("one user's work and everybody else's", (app) => {
  test("a hundred reads of one user do not delay another's", async () => {
    const [ann, bob] = [await app().visitor().register(), await app().visitor().register()];
    await ann.ok(customers.saveMany, {
      body: { records: Array.from({ length: 50 }, (_, index) => ({ name: `Customer ${index}` })) },
    });
    const order: string[] = [];
    const many = Array.from({ length: 100 }, () => ann.ok(customers.list).then(() => order.push("ann")));
    await Promise.all([...many, bob.ok(customers.list).then(() => order.push("bob"))]);
    expect(order.indexOf("bob")).toBeLessThan(50);
  });

  test("a hundred writes of one user do not delay another's read", async () => {
    const [ann, bob] = [await app().visitor().register(), await app().visitor().register()];
    const order: string[] = [];
    const many = Array.from({ length: 100 }, (_, index) =>
      ann.ok(customers.create, { body: { name: `Customer ${index}` } }).then(() => order.push("ann")),
    );
    await Promise.all([...many, bob.ok(customers.list).then(() => order.push("bob"))]);
    expect(order.indexOf("bob")).toBeLessThan(50);
    expect(await ann.ok(customers.list)).toHaveLength(100);
  });

  test("more than a few hundred at once are answered 503 with Retry-After", async () => {
    const ann = await app().visitor().register();
    const answers = await Promise.all(Array.from({ length: 260 }, () => ann.ask(customers.list)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.every(({ headers }) => headers["retry-after"] === "5")).toBe(true);
    expect((await ann.ask(customers.list)).status).toBe(200);
  });

  test("one PDF of a user is rendered at a time, and another user's does not wait for all of them", async () => {
    const rendering = { now: 0, most: 0 };
    const full = { isReached: () => {} };
    const isFull = new Promise<void>((resolve) => {
      full.isReached = resolve;
    });
    const pdf = {
      ...inlineRenderer,
      render: async (order: Parameters<typeof inlineRenderer.render>[0]) => {
        rendering.now += 1;
        rendering.most = Math.max(rendering.most, rendering.now);
        // One that ended before the last request has come would leave its place in the queue to it.
        if (order.document.id === id) await isFull;
        // Another one would start now if it could.
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
      ann.ask(quotes.pdf, { id }).then(({ status }) => {
        order.push(`ann ${status}`);
        if (order.filter((each) => each === "ann 503").length === 4) full.isReached();
      }),
    );
    await Promise.all([...asked, bob.ask(quotes.pdf, { id: ofBob.id }).then(() => order.push("bob"))]);
    expect(order.filter((each) => each === "ann 200")).toHaveLength(21);
    expect(order.filter((each) => each === "ann 503")).toHaveLength(4);
    expect(order.indexOf("bob")).toBeLessThan(order.lastIndexOf("ann 200"));
    // At most one for each user.
    expect(rendering.most).toBeLessThanOrEqual(2);
    await printing.fastify.close();
  });

  test("a PDF request that goes away while it waits gives its place in the queue free", async () => {
    const first = { begun: () => {}, finish: () => {} };
    const begun = new Promise<void>((resolve) => {
      first.begun = resolve;
    });
    const finished = new Promise<void>((resolve) => {
      first.finish = resolve;
    });
    const rendered: string[] = [];
    const pdf = {
      ...inlineRenderer,
      render: async ({ document }: Parameters<typeof inlineRenderer.render>[0]) => {
        rendered.push(document.id);
        first.begun();
        await finished;
        return new Uint8Array([1]);
      },
    };
    const printing = await startApp(app().database, { pdf });
    const ann = await printing.visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const running = ann.ask(quotes.pdf, { id });
    await begun;
    const asked = Array.from({ length: 21 }, () => {
      const gone = new AbortController();
      return { gone, answer: ann.raw({ ...requestOf(quotes.pdf, { id }), signal: gone.signal }) };
    });
    // Twenty wait as soon as one is refused, whichever came last.
    const refused = await Promise.race(
      asked.map((each) => each.answer.then(({ status }) => ({ each, status }))),
    );
    expect(refused.status).toBe(503);
    const [leaving, ...staying] = asked.filter((each) => each !== refused.each);
    leaving?.gone.abort();
    await expect(leaving?.answer).rejects.toThrow();
    const instead = ann.ask(quotes.pdf, { id });
    first.finish();
    const answers = await Promise.all([running, ...staying.map(({ answer }) => answer), instead]);
    expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(200));
    expect(rendered).toHaveLength(21);
    await printing.fastify.close();
  });

  test("an account that is being encrypted does not delay another's read", async () => {
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
            return { place, id, version, sealed: await sealAsSent(vault, record) };
          }),
        );
        await ann.ok(keyset.sealRecords, { body: { records: sealed } });
      }
      order.push("ann");
    };
    await Promise.all([sealAll(), bob.ok(customers.list).then(() => order.push("bob"))]);
    expect(order).toEqual(["bob", "ann"]);
  });

  test("repeated requests for the next number among thousands do not delay another's read", async () => {
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

  test("a list without a limit answers its first 500 records and a cursor", async () => {
    const ann = await app().visitor().register();
    const records = Array.from({ length: 501 }, (_, index) => ({ name: `Customer ${index}` }));
    await ann.ok(customers.saveMany, { body: { records } });
    const first = await ann.ask(customers.list);
    expect(JSON.parse(first.text)).toHaveLength(500);
    const cursor = String(first.headers["x-next-cursor"]);
    expect(await ann.ok(customers.list, { query: { cursor } })).toHaveLength(1);
  });

  test("an account stores no more than its limit, and has room again once something is deleted", async () => {
    const small = await startApp(app().database, { config: { accountBytes: 300_000 } });
    const ann = await small.visitor().register();
    const ids = await fill(ann);
    expect(await ann.ok(customers.list)).toHaveLength(ids.length);
    for (const id of ids) await ann.ok(customers.remove, { id });
    await ann.ok(customers.create, { body: { name: "Bea" } });
    await small.fastify.close();
  });

  test("envelopes sealed in place of plain words are counted, and may take twice the room of an account", async () => {
    const small = await startApp(app().database, { config: { accountBytes: 300_000 } });
    const ann = await small.visitor().register();
    const records = Array.from({ length: 20 }, (_, index) => ({ name: `Customer ${index}` }));
    await ann.ok(customers.saveMany, { body: { records } });
    const { vault } = await encrypt(ann, "migrating");
    const { records: plain } = await ann.ok(keyset.plainRecords);
    const long = "x".repeat(90_000);
    let room = 0;
    for (const record of plain) {
      const { place, id, version, fields } = record;
      const sealed = await sealAsSent(vault, { ...record, fields: { ...fields, notes: long } });
      const answer = await ann.ask(keyset.sealRecords, {
        body: { records: [{ place, id, version, sealed }] },
      });
      if (answer.status !== 200) {
        expect(JSON.parse(answer.text)).toMatchObject({ error: "ACCOUNT_FULL" });
        break;
      }
      room += sealed.length;
    }
    expect(room).toBeGreaterThan(300_000);
    expect(room).toBeLessThan(800_000);
    await small.fastify.close();
  });

  test("a full account is measured once a minute, however often it is refused", async () => {
    const { now, pass } = testClock();
    const small = await startApp(app().database, { clock: now, config: { accountBytes: 300_000 } });
    const ann = await small.visitor().register();
    await fill(ann);
    // Past the app, which would know of a deletion.
    await app().database.asOwner(ann.userId, (trx) => trx.deleteFrom("customers").execute());
    const body = { name: "Bea", notes: words(0) };
    pass(59_999);
    expect(await ann.refused(customers.create, { body })).toMatchObject({ error: "ACCOUNT_FULL" });
    pass(1);
    await ann.ok(customers.create, { body });
    await small.fastify.close();
  });

  test("what a conversion copies is counted, though it is asked for without a body", async () => {
    const small = await startApp(app().database, { config: { accountBytes: 300_000 } });
    const ann = await small.visitor().register();
    const { id } = await ann.ok(quotes.create, { body: { ...samples.quotes, projectDescription: words(1) } });
    let refused = "";
    // A deleted invoice is kept for an hour, and its quote can be converted again.
    for (let round = 0; round < 40 && refused === ""; round += 1) {
      const answer = await ann.ask(quotes.convert, { id });
      const { id: invoice, error } = JSON.parse(answer.text);
      if (answer.status === 200) await ann.ok(invoices.remove, { id: invoice });
      else refused = error;
    }
    expect(refused).toBe("ACCOUNT_FULL");
    await small.fastify.close();
  });

  test("an account that is older than the counting is measured first of all", async () => {
    const small = await startApp(app().database, { config: { accountBytes: 300_000 } });
    const ann = await small.visitor().register();
    const { id } = await ann.ok(customers.create, { body: { name: "Bea", notes: words(0) } });
    await app().database.asOwner(ann.userId, (trx) =>
      sql`
        insert into customers (user_id, id, plain, created_at, updated_at)
        select user_id, gen_random_uuid(), plain, created_at, updated_at from customers, generate_series(1, 20)
        where id = ${id}`.execute(trx),
    );
    const body = { name: "Bea", notes: words(1) };
    // What is below a tenth of the limit is counted with the next.
    await ann.ok(customers.create, { body: { name: "Cy" } });
    expect(await ann.refused(customers.create, { body })).toMatchObject({ error: "ACCOUNT_FULL" });
    await small.fastify.close();
  });
});

/** About 19,000 letters that do not repeat, or the database would pack them into next to nothing. */
function words(seed: number): string {
  const parts = Array.from({ length: 150 }, (_, part) => `${seed} ${part}`);
  return parts.map((part) => createHash("sha512").update(part).digest("hex")).join("");
}

/** Adds customers until there is no more room. @returns their ids */
async function fill(ann: ApiClient): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < 40; index += 1) {
    const answer = await ann.ask(customers.create, { body: { name: "Bea", notes: words(index) } });
    if (answer.status === 201) {
      ids.push(JSON.parse(answer.text).id);
      continue;
    }
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ error: "ACCOUNT_FULL" });
    return ids;
  }
  throw new Error("There was room for everything");
}
