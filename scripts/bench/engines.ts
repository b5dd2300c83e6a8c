import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { columnTypes } from "#server/db/column-types.ts";
import { type Database, databaseOver } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrations.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { prepareTenantRole } from "#server/db/tenant-role.ts";
import { findPostgres, startPostgresServer } from "#test/support/postgres-server.ts";

/** A database of the benchmarks' own: as the product sees it, and the pool beneath for what is compared with it. */
export interface BenchDatabase {
  database: Database;
  pool: pg.Pool;
  /** The pool that anybody would begin with: the embedded database has but one. */
  plainPool: pg.Pool;
  /** What every transaction has to take on, or null (prepareTenantRole). */
  role: string | null;
  /** Brings the statistics up to date, as the product's upkeep or autovacuum does. */
  analyze(): Promise<void>;
}

/** Where the databases of a benchmark are made. */
export interface BenchEngine {
  name: "embedded" | "PostgreSQL";
  /** What another process needs to open the same database: a URL, or the folder of an embedded one. */
  create(): Promise<Place>;
  /** Stops what was started and removes what was written. */
  close(): Promise<void>;
}

/** One database, by the two variables of the product's own configuration. */
export interface Place {
  databaseUrl: string | null;
  dataDirectory: string | null;
}

/** The embedded engine, and PostgreSQL where this machine has it. */
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

/** As an operator would have it: an ordinary user that owns its database. */
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

/** Opens a database as the product does, with its pool in reach. */
export async function openPlace({ databaseUrl, dataDirectory }: Place): Promise<BenchDatabase> {
  const embedded = databaseUrl === null ? await openEmbedded({ directory: dataDirectory }) : null;
  const pool = embedded?.pool ?? openPostgres(databaseUrl ?? "");
  // A connection that is still saying goodbye when the server is stopped fails nothing; one that is lost before, its query.
  pool.on("error", () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const role = await prepareTenantRole(db);
  const close = () => (embedded ? embedded.close() : pool.end());
  return {
    database: databaseOver(pool, role, close),
    pool,
    plainPool: embedded
      ? pool
      : new pg.Pool({ connectionString: databaseUrl ?? "", max: 10, types: columnTypes }),
    role,
    analyze: async () => {
      await pool.query("vacuum (analyze)");
    },
  };
}
