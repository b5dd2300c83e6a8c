import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { columnTypes } from "#server/db/column-types.ts";
import { type Database, databaseOver } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/embedded.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { prepareTenantRole } from "#server/db/tenant-role.ts";
import { migrate } from "#server/schema/migrations.ts";
import { findPostgres, startPostgresServer } from "#test/support/postgres-server.ts";

/** A database for the benchmarks: as the product sees it, with the pool beneath it for the code it is compared with. */
export interface BenchDatabase {
  database: Database;
  pool: pg.Pool;
  /** The plainest pool there is; the embedded database has only one. */
  plainPool: pg.Pool;
  /** Updates the statistics, as the product's upkeep or autovacuum does. */
  analyze(): Promise<void>;
}

/** Where a benchmark makes its databases. */
export interface BenchEngine {
  name: "embedded" | "PostgreSQL";
  /** The URL or the folder with which another process opens the same database. */
  create(): Promise<Place>;
  /** Stops what was started and deletes what was written. */
  close(): Promise<void>;
}

/** A database, by the two variables of the product's own configuration. */
export interface Place {
  databaseUrl: string | null;
  dataDirectory: string | null;
}

/** The embedded engine and, if this machine has it, PostgreSQL. */
export async function openEngines(): Promise<BenchEngine[]> {
  const binaries = findPostgres();
  return [embeddedEngine(), ...(binaries ? [await postgresEngine(binaries)] : [])];
}

function embeddedEngine(): BenchEngine {
  const parent = mkdtempSync(join(tmpdir(), "quotewright-bench-"));
  let made = 0;
  return {
    name: "embedded",
    create: async () => {
      made += 1;
      return { databaseUrl: null, dataDirectory: join(parent, String(made)) };
    },
    close: async () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** Set up as an operator would: an ordinary user that owns its database. */
async function postgresEngine(binaries: string): Promise<BenchEngine> {
  const server = await startPostgresServer(binaries);
  await execute(server.url("postgres"), "create role quotewright login");
  let made = 0;
  return {
    name: "PostgreSQL",
    create: async () => {
      made += 1;
      await execute(server.url("postgres"), `create database bench_${made} owner quotewright`);
      return { databaseUrl: server.url(`bench_${made}`, "quotewright"), dataDirectory: null };
    },
    close: () => server.destroy(),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Opens a database as the product does, and gives access to its pool. */
export async function openPlace({ databaseUrl, dataDirectory }: Place): Promise<BenchDatabase> {
  const embedded = databaseUrl === null ? await openEmbedded({ directory: dataDirectory }) : null;
  const pool = embedded?.pool ?? openPostgres(databaseUrl ?? "");
  outliveServer(pool);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const role = await prepareTenantRole(db);
  const close = () => (embedded ? embedded.close() : pool.end());
  return {
    database: databaseOver(pool, role, close),
    pool,
    plainPool: embedded ? pool : plainPoolOf(databaseUrl ?? ""),
    analyze: async () => {
      await pool.query("vacuum (analyze)");
    },
  };
}

function plainPoolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10, pipeline: true, types: columnTypes });
  outliveServer(pool);
  return pool;
}

/** A connection that is closing when the server stops must not fail the run; if it is lost earlier, its query fails. */
function outliveServer(pool: pg.Pool): void {
  pool.on("error", () => undefined);
}
