import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { idempotencyHeader } from "#contract/idempotency.ts";
import { routes } from "#contract/routes.ts";
import type { Database } from "#server/db/database.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi, startApp } from "#test/support/app.ts";

const { account, customers, quotes } = routes;
/** A busy machine takes longer than the second that is the default. */
const patiently = { timeout: 60_000 };

describeApi("the purge of expired data", (app) => {
  test("a purge that fails does not keep the others from running", async () => {
    const { database } = app();
    const reached: string[] = [];
    // The first purge, of sessions, is the first work of a server that has just started.
    let failed = false;
    const faulty: Database = {
      ...database,
      asSystem: async (work) => {
        if (failed) return database.asSystem(work);
        failed = true;
        throw new Error("no sessions today");
      },
      readAsSystem: (work) => {
        reached.push("the last purge");
        return database.readAsSystem(work);
      },
    };
    const started = await startApp(faulty);
    await started.fastify.listen({ host: "127.0.0.1", port: 0 });
    await vi.waitFor(() => expect(reached).toEqual(["the last purge"]), patiently);
    await started.fastify.close();
    expect(failed).toBe(true);
  });

  test("a server that starts deletes what has expired, of every kind", async () => {
    const { database } = app();
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(quotes.remove, { id });
    await ann.ok(customers.create, {
      body: samples.customers,
      headers: { [idempotencyHeader]: randomUUID() },
    });
    await ann.ok(customers.saveMany, {
      body: { importId: randomUUID(), records: [samples.customers] },
    });
    await app()
      .visitor()
      .ok(account.forgotPassword, { body: { email: ann.email } });
    await database.asOwner(ann.userId, async (trx) => {
      await sql`update deleted_documents set purge_after = now() - interval '1 minute'`.execute(trx);
      await sql`update applied_writes set at = now() - interval '91 days'`.execute(trx);
      await sql`update imports set made_at = now() - interval '31 days'`.execute(trx);
    });
    await database.asSystem(async (trx) => {
      const long = "2001-01-01T00:00:00.000Z";
      await trx.updateTable("sessions").set({ expire: long }).execute();
      await trx
        .insertInto("password_resets")
        .values({ user_id: ann.userId, token_hash: "x", expires_at: long })
        .execute();
      await trx.updateTable("counted_tries").set({ began: long }).execute();
      await trx.updateTable("outbox").set({ recipient: null, dead_at: long }).execute();
    });
    const ofTheServer = ["sessions", "password_resets", "counted_tries", "outbox"] as const;
    const ofAnn = ["deleted_documents", "applied_writes", "imports"] as const;
    const left = async () => {
      const system = await database.readAsSystem((trx) =>
        Promise.all(ofTheServer.map((table) => trx.selectFrom(table).selectAll().execute())),
      );
      const own = await database.readAsOwner(ann.userId, (trx) =>
        Promise.all(ofAnn.map((table) => trx.selectFrom(table).selectAll().execute())),
      );
      return [...ofTheServer, ...ofAnn].filter((_, index) => [...system, ...own][index]?.length !== 0);
    };
    expect(await left()).toEqual([...ofTheServer, ...ofAnn]);
    const started = await startApp(database);
    await started.fastify.listen({ host: "127.0.0.1", port: 0 });
    await vi.waitFor(async () => expect(await left()).toEqual([]), patiently);
    await started.fastify.close();
  });
});
