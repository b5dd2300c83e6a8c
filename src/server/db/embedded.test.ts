import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DatabaseAway, DatabaseUnusable, readDatabaseError } from "#server/db/database-errors.ts";
import { type Embedded, openEmbedded } from "#server/db/embedded.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { startUpkeep } from "#server/db/upkeep.ts";
import { makeDataFolder } from "#test/support/data-folder.ts";
import { openEmptyEmbedded, readTemplate } from "#test/support/database.ts";

const folder = makeDataFolder("embedded");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("on disk", () => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await open({ statementLimit: 3_000 });
    await embedded.pool.query("create table notes (id integer primary key, note text)");
  });
  afterAll(() => embedded.close());

  test("a new folder has a complete database and no unfinished files", () => {
    expect(readdirSync(folder).sort()).toEqual(["pgdata", "quotewright.pid"]);
  });

  test("the disk confirms every commit before it is acknowledged", async () => {
    const before = await embedded.countFsyncs();
    for (let id = 0; id < 200; id += 1) {
      await embedded.pool.query("insert into notes values ($1, 'kept')", [id]);
      expect(await embedded.countFsyncs()).toBeGreaterThan(before + id);
    }
  });

  test("PostgreSQL is configured to wait for the disk", async () => {
    const { rows } = await embedded.pool.query(`select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method') order by name`);
    const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
    expect(settings).toEqual({
      fsync: "on",
      full_page_writes: "on",
      synchronous_commit: "on",
      wal_sync_method: "fsync",
    });
  });

  test("a failed statement does not disturb the next one", async () => {
    for (const statement of [
      "select wrong",
      "select 1 / 0",
      "insert into notes values (1, 'twice')",
      "select $1::uuid",
    ]) {
      const parameters = statement.includes("$1") ? ["no uuid"] : [];
      await expect(embedded.pool.query(statement, parameters)).rejects.toThrow();
      expect((await embedded.pool.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
    }
  });

  test("a connection does not see what the one before it left behind", async () => {
    const client = await embedded.pool.connect();
    await client.query("begin");
    await client.query("set local role none");
    await client.query("select set_config('app.user_id', 'left behind', false)");
    await client.query("create temporary table left_behind (id integer)");
    client.release(true);
    const next = await embedded.pool.query(
      "select current_setting('app.user_id', true) as setting, to_regclass('left_behind') as tables",
    );
    expect(next.rows).toEqual([{ setting: "", tables: null }]);
  });

  test("a statement past its limit is stopped, and the next request is served", async () => {
    const endless = embedded.pool.query("select count(*) from generate_series(1, 100000000000)");
    expect(readDatabaseError(await endless.catch((error: unknown) => error))).toBeInstanceOf(DatabaseAway);
    // The folder is opened again, which a busy machine may take longer for than a request waits.
    const count = () => embedded.pool.query("select count(*) as count from notes").catch(() => null);
    await expect.poll(async () => (await count())?.rows, { timeout: 60_000 }).toEqual([{ count: 200 }]);
  }, 90_000);

  test("when the thread ends, the requests under way fail, and none after them", async () => {
    const underWay = Promise.allSettled(
      Array.from({ length: 5 }, () => embedded.pool.query("select pg_sleep(0.3)")),
    );
    await wait(100);
    await embedded.crash();
    expect((await underWay).some(({ status }) => status === "rejected")).toBe(true);
    expect((await embedded.pool.query("select count(*) as count from notes")).rows).toEqual([{ count: 200 }]);
  }, 20_000);

  test("a second database on the same folder is refused", async () => {
    await expect(open({})).rejects.toThrow(`in use by process ${process.pid}`);
  });

  test("upkeep removes deleted rows and shortens the log, once for each change", async () => {
    await embedded.pool.query("delete from notes where id >= 100");
    const upkeep = startUpkeep(embedded, failed, 60_000);
    const deleted = await writtenPosition(embedded);
    await upkeep.finish();
    const { rows } = await embedded.pool.query(
      "select reltuples::int as rows from pg_class where relname = 'notes'",
    );
    expect(rows).toEqual([{ rows: 100 }]);
    const tended = await redoPosition(embedded);
    expect(tended).toBeGreaterThan(deleted);
    await upkeep.finish();
    expect(await redoPosition(embedded)).toBe(tended);
  });

  test("upkeep runs by a timer while the app runs", async () => {
    const upkeep = startUpkeep(embedded, failed, 20);
    await embedded.pool.query("insert into notes values (1000, 'later')");
    const written = await writtenPosition(embedded);
    await expect.poll(async () => (await redoPosition(embedded)) > written).toBe(true);
    await upkeep.finish();
  });
});

test("a statement that may take its time is not stopped by the usual limit", async () => {
  const embedded = await openEmbedded({
    directory: null,
    template: readTemplate("empty"),
    statementLimit: 1,
  });
  const long = "select count(*) as count from generate_series(1, 200000)";
  expect(await embedded.unhurried(() => embedded.pool.query(long))).toMatchObject({
    rows: [{ count: 200_000 }],
  });
  const stopped = embedded.pool.query(long).catch((error: unknown) => error);
  expect(readDatabaseError(await stopped)).toBeInstanceOf(DatabaseAway);
  await embedded.close();
});

test("closing waits for what was sent and nobody waits for, such as the commit of a read", async () => {
  const embedded = await openEmptyEmbedded();
  embedded.pool.on("error", () => undefined);
  const client = await embedded.pool.connect();
  const first = client.query("select pg_sleep(0.1)");
  await nextTurn();
  const answers = Promise.allSettled([first, client.query("select 1")]);
  client.release();
  await embedded.close();
  expect((await answers).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
});

describe("a folder that was used before", () => {
  const place = join(folder, "history");

  test("the unfinished database of a process that was stopped half-way is deleted", async () => {
    mkdirSync(join(place, "pgdata.new"), { recursive: true });
    writeFileSync(join(place, "pgdata.new", "PG_VERSION"), "18\n");
    const database = await openDatabase({ databaseUrl: null, dataDirectory: place });
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
    expect(readdirSync(place)).toEqual(["pgdata"]);
  });

  test("a database that is closed and opened again has its data, and is migrated only once", async () => {
    const database = await openDatabase({ databaseUrl: null, dataDirectory: place });
    const { rows } = await database.asSystem((trx) => sql`select count(*) as count from users`.execute(trx));
    expect(rows).toEqual([{ count: 0 }]);
    await database.close();
  });

  test("a damaged database is refused with the reason, and its folder is unlocked", async () => {
    rmSync(join(place, "pgdata", "global", "pg_control"));
    const refused = openEmbedded({ directory: place });
    await expect(refused).rejects.toThrow(DatabaseUnusable);
    await expect(refused).rejects.toThrow(/cannot be opened.*pg_control/s);
    expect(existsSync(join(place, "quotewright.pid"))).toBe(false);
  });
});

function open(options: { statementLimit?: number }): Promise<Embedded> {
  return openEmbedded({ directory: folder, ...options });
}

function failed(error: unknown): never {
  throw error;
}

async function redoPosition({ pool }: Embedded): Promise<bigint> {
  const { rows } = await pool.query("select redo_lsn - '0/0' as position from pg_control_checkpoint()");
  return BigInt(rows[0].position);
}

async function writtenPosition({ pool }: Embedded): Promise<bigint> {
  const { rows } = await pool.query("select pg_current_wal_insert_lsn() - '0/0' as position");
  return BigInt(rows[0].position);
}
