import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { samples } from "#test/api/samples.ts";
import { password } from "#test/support/api-client.ts";
import { startApp, type TestApp } from "#test/support/app.ts";
import { execute } from "#test/support/database-setup.ts";
import { findPostgres, type PostgresServer, startPostgresServer } from "#test/support/postgres-server.ts";

describe.runIf(findPostgres())("when the database becomes a standby", () => {
  let server: PostgresServer;
  let database: Database;
  let app: TestApp;
  beforeAll(async () => {
    server = await startPostgresServer(findPostgres()!);
    await execute(server.url("postgres"), "create role quotewright login");
    await execute(server.url("postgres"), "create database quotes owner quotewright");
    database = await openQuotes();
    app = await startApp(database);
  });
  afterAll(async () => {
    await app?.fastify.close();
    await database?.close();
    await server?.destroy();
  });

  function openQuotes(): Promise<Database> {
    return openDatabase({ databaseUrl: server.url("quotes", "quotewright"), dataDirectory: null });
  }

  test("records are read, every write and health answer 503 with Retry-After, until it can be written again", async () => {
    const ann = await app.visitor().register();
    const { id } = await ann.ok(routes.customers.create, { body: samples.customers });
    await server.becomeStandby();

    expect(await ann.ok(routes.customers.list)).toMatchObject([{ id }]);
    const login = { body: { email: ann.email, password } };
    for (const answer of [
      await ann.ask(routes.customers.create, { body: samples.customers }),
      await ann.ask(routes.customers.update, { id, body: { ...samples.customers, version: 1 } }),
      await ann.ask(routes.customers.remove, { id }),
      await ann.ask(routes.quotes.create, { body: samples.quotes }),
      // Attempts are counted in an unlogged table, which a standby does not have.
      await app.visitor().ask(routes.account.login, login),
      await ann.ask(routes.system.health),
    ]) {
      expect([answer.status, answer.headers["retry-after"], JSON.parse(answer.text).error]).toEqual([
        503,
        "5",
        "DATABASE_AWAY",
      ]);
    }

    await server.promote();
    await ann.ok(routes.customers.update, { id, body: { ...samples.customers, version: 1 } });
    await ann.ok(routes.system.health);
  });

  test("a process that starts beside a standby serves reads", async () => {
    const ann = await app.visitor().register();
    await server.becomeStandby();
    const other = await openQuotes();
    const late = await startApp(other);
    const browser = late.visitor();
    browser.cookie = ann.cookie;
    expect(await browser.ok(routes.customers.list)).toEqual([]);
    await late.fastify.close();
    await other.close();
    await server.promote();
  });
});
