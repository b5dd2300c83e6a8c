import { setTimeout as wait } from "node:timers/promises";
import { type Migration, type RawBuilder, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { contractVersions } from "#contract/contract-version.ts";
import type { Database } from "#server/db/database.ts";
import { DatabaseAway } from "#server/db/database-errors.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { tenantRole } from "#server/db/tenant-role.ts";
import { migrations, type SchemaRelease } from "#server/schema/migrations.ts";
import { createPostgresDatabase } from "#test/support/database.ts";
import { execute } from "#test/support/database-setup.ts";
import { findPostgres, type PostgresServer, startPostgresServer } from "#test/support/postgres-server.ts";

const shared = inject("postgres");
const nobody = "00000000-0000-4000-8000-000000000000";

describe.runIf(shared)("on a PostgreSQL server", () => {
  test("several processes that start together migrate an empty database once", async () => {
    const { url, drop } = await createEmptyDatabase();
    const starts = Array.from({ length: 4 }, () => openDatabase({ databaseUrl: url, dataDirectory: null }));
    const databases = await Promise.all(starts);
    const { rows } = await databases[0]!.asSystem((trx) =>
      sql`select name from kysely_migration order by name`.execute(trx),
    );
    expect(rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });

  test("migrations are not stopped by the limit of requests, and a second process waits for them", async () => {
    const { url, drop } = await createEmptyDatabase();
    const databaseUrl = `${url}&statement_timeout=300&lock_timeout=300`;
    const release = laterRelease(sql`select pg_sleep(1.5)`);
    const open = () => openDatabase({ databaseUrl, dataDirectory: null, release });
    const databases = await Promise.all([open(), open()]);
    const { rows } = await databases[0]!.asSystem((trx) =>
      sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx),
    );
    expect(rows.at(-1)).toEqual({ name: "9999-later" });
    const slow = databases[0]!.readAsSystem((trx) => sql`select pg_sleep(1.5)`.execute(trx));
    await expect(slow).rejects.toThrow(DatabaseAway);
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });

  test("a migration that waits for a table lets requests go first, and is tried again", async () => {
    const { url, drop } = await createPostgresDatabase(shared!);
    const running = await openDatabase({ databaseUrl: url, dataDirectory: null });
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query("begin; lock table customers in access share mode");
    const release = laterRelease(sql`alter table customers add column nickname text`);
    const newer = openDatabase({ databaseUrl: url, dataDirectory: null, release });
    while (!(await isWaiting(reader))) await wait(20);
    // Behind the migration, which gives up before this request's own limit.
    const customers = await running.asOwner(nobody, (trx) =>
      trx.selectFrom("customers").select("id").execute(),
    );
    expect(customers).toEqual([]);
    await reader.query("rollback");
    await reader.end();
    await (await newer).close();
    await running.close();
    await drop();
  });

  test("an ordinary user needs no role, and none is made", async () => {
    const { url, drop } = await createEmptyDatabase();
    const database = await openDatabase({ databaseUrl: url, dataDirectory: null });
    const role = await database.asOwner(nobody, (trx) =>
      sql<{ role: string }>`select current_user as role`.execute(trx),
    );
    expect(role.rows[0]?.role).not.toBe(tenantRole);
    await database.close();
    await drop();
  });
});

describe.runIf(findPostgres())("on a PostgreSQL server of its own", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgresServer(findPostgres()!);
  });
  afterAll(() => server?.destroy());

  test("a superuser, who bypasses row-level security, gives that up in every transaction", async () => {
    for (const name of ["one", "two", "three"])
      await execute(server.url("postgres"), `create database ${name}`);
    // Roles belong to the server and not to a database, so all three create the same one at once.
    const starts = ["one", "two", "three"].map((name) =>
      openDatabase({ databaseUrl: server.url(name), dataDirectory: null }),
    );
    const databases = await Promise.all(starts);
    for (const database of databases) expect(await rolesOf(database)).toEqual([tenantRole, tenantRole]);
    await Promise.all(databases.map((database) => database.close()));
  });

  test("a user who bypasses row-level security but cannot create a role gets a message with what to do", async () => {
    await execute(server.url("postgres"), "create role passer login bypassrls");
    await execute(server.url("postgres"), "create database passed owner passer");
    const refused = openDatabase({ databaseUrl: server.url("passed", "passer"), dataDirectory: null });
    await expect(refused).rejects.toThrow(/passer bypasses row-level security.*ordinary user/);
  });

  test("a statement that never ends is stopped by its limit", async () => {
    const url = `${server.url("one")}&statement_timeout=200`;
    const database = await openDatabase({ databaseUrl: url, dataDirectory: null });
    const endless = database.readAsSystem((trx) => sql`select pg_sleep(20)`.execute(trx));
    await expect(endless).rejects.toThrow(DatabaseAway);
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
  });

  test("a connection that died while idle is replaced, and no request fails", async () => {
    const database = await openDatabase({ databaseUrl: server.url("one"), dataDirectory: null });
    await Promise.all(
      Array.from({ length: 5 }, () =>
        database.readAsSystem((trx) => sql`select pg_sleep(0.05)`.execute(trx)),
      ),
    );
    await cutConnections(server, "one");
    await expect(rolesOf(database)).resolves.toHaveLength(2);
    await database.close();
  });

  test("a server that restarts under load is away for a while, and nothing else fails", async () => {
    const logged: string[] = [];
    const database = await openDatabase({ databaseUrl: server.url("two"), dataDirectory: null }, (message) =>
      logged.push(message),
    );
    const load = startLoad(database);
    await load.until((outcome) => outcome === "served", 50);
    await server.stop();
    await load.until((outcome) => outcome === "away", 20);
    await server.start();
    await load.until((outcome) => outcome === "served", 50);
    expect(await load.stop()).toEqual(new Set(["served", "away"]));
    await database.close();
  }, 60_000);

  test("a server that is not there is reported at once, and the process does not hang", async () => {
    const nowhere = openDatabase({ databaseUrl: "postgresql://ada@127.0.0.1:1/none", dataDirectory: null });
    await expect(nowhere).rejects.toThrow(DatabaseAway);
  });
});

function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  if (!shared) throw new Error("No PostgreSQL");
  return createPostgresDatabase(shared, "template0");
}

/** A release with one migration more. */
function laterRelease(change: RawBuilder<unknown>): SchemaRelease {
  const later: Migration = { up: async (db) => void (await change.execute(db)) };
  return { migrations: { ...migrations, "9999-later": later }, newest: contractVersions.newest };
}

async function isWaiting(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_locks where not granted and relation is not null");
  return rowCount !== 0;
}

async function rolesOf(database: Database): Promise<unknown[]> {
  const role = sql<{ role: string }>`select current_user as role`;
  const owned = await database.asOwner(nobody, (trx) => role.execute(trx));
  const system = await database.asSystem((trx) => role.execute(trx));
  return [owned.rows[0]?.role, system.rows[0]?.role];
}

async function cutConnections(server: PostgresServer, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
  await client.end();
}

/** Six clients that send the next request after each answer, and record each result. */
function startLoad(database: Database) {
  const outcomes: string[] = [];
  let running = true;

  async function ask(): Promise<void> {
    while (running) {
      const outcome = await database
        .asOwner(nobody, (trx) => trx.selectFrom("customers").select("id").execute())
        .then(() => "served", nameOf);
      outcomes.push(outcome);
      await wait(outcome === "served" ? 1 : 20);
    }
  }

  const clients = Array.from({ length: 6 }, ask);
  return {
    /** Waits until this many more requests have had a certain result. */
    async until(matches: (outcome: string) => boolean, count: number): Promise<void> {
      const from = outcomes.length;
      while (outcomes.slice(from).filter(matches).length < count) await wait(10);
    },
    async stop(): Promise<Set<string>> {
      running = false;
      await Promise.all(clients);
      return new Set(outcomes);
    },
  };
}

function nameOf(error: unknown): string {
  return error instanceof DatabaseAway ? "away" : String(error);
}
