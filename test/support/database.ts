import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { type Database, databaseOver } from "#server/db/database.ts";
import { type Embedded, openEmbedded } from "#server/db/embedded.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { prepareTenantRole } from "#server/db/tenant-role.ts";
import { migrate, migrateTo, type SchemaRelease } from "#server/schema/migrations.ts";
import { execute, type TestPostgres } from "#test/support/database-setup.ts";
import type { EmbeddedTemplates } from "#test/support/embedded-template.ts";

/** An engine that the integration tests run on. */
export interface TestEngine {
  readonly name: "embedded" | "PostgreSQL";
  /** Opens a new, migrated, empty database; closing it deletes it. */
  open(): Promise<Database>;
  /** Opens a new, empty database with the tables as a migration left them, for rows from before the next one. */
  openAt(migration: string): Promise<EarlierDatabase>;
}

/** A database of an earlier build. */
export interface EarlierDatabase {
  readonly database: Database;
  /** Migrates the tables to the latest build, as a newer build does when it starts, or to a given migration. */
  migrate(to?: string): Promise<void>;
  /** Migrates the tables as another release does when it starts. */
  migrateAs(release: SchemaRelease): Promise<void>;
}

/** The engines of this machine: always the embedded one, and PostgreSQL if it is installed or named. */
export const engines: readonly TestEngine[] = [
  { name: "embedded", open: openEmbeddedTestDatabase, openAt: openEmbeddedAt },
  ...postgresEngines(),
];

/**
 * Runs the same tests on each engine, each time with a database of their own:
 *
 * ```ts
 * describeEachEngine("customers", (database) => {
 *   test("are listed newest first", async () => {
 *     const rows = await listCustomers(database(), user);
 * ```
 *
 * @param suite gets a function that answers with the database, from within tests and hooks
 */
export function describeEachEngine(
  name: string,
  suite: (database: () => Database, engine: TestEngine) => void,
): void {
  for (const engine of engines) {
    describe(`${name} (${engine.name})`, () => {
      let opened: Database | undefined;
      beforeAll(async () => {
        opened = await engine.open();
      });
      afterAll(() => opened?.close());
      suite(() => {
        if (!opened) throw new Error("The database is there within tests and hooks only");
        return opened;
      }, engine);
    });
  }
}

/** The files of an embedded database to start from, as a tar. */
export function readTemplate(name: keyof EmbeddedTemplates): Uint8Array {
  return new Uint8Array(readFileSync(inject("embeddedTemplates")[name]));
}

/** Opens a new embedded database in memory, without tables. */
export function openEmptyEmbedded(): Promise<Embedded> {
  return openEmbedded({ directory: null, template: readTemplate("empty") });
}

/** Opens a new, migrated, empty database in memory. */
export function openEmbeddedTestDatabase(): Promise<Database> {
  const template = readTemplate("migrated");
  return openDatabase({ databaseUrl: null, dataDirectory: null, template });
}

function postgresEngines(): TestEngine[] {
  const postgres = inject("postgres");
  if (!postgres) return [];
  return [
    {
      name: "PostgreSQL",
      open: () => openPostgresTestDatabase(postgres),
      openAt: (migration) => openPostgresAt(postgres, migration),
    },
  ];
}

async function openEmbeddedAt(migration: string): Promise<EarlierDatabase> {
  const embedded = await openEmptyEmbedded();
  return earlierDatabase(embedded.pool, migration, () => embedded.close());
}

async function openPostgresAt(postgres: TestPostgres, migration: string): Promise<EarlierDatabase> {
  const { url, drop } = await createPostgresDatabase(postgres, "template0");
  const pool = openPostgres(url);
  return earlierDatabase(pool, migration, async () => {
    await pool.end();
    await drop();
  });
}

async function earlierDatabase(
  pool: Pool,
  migration: string,
  close: () => Promise<void>,
): Promise<EarlierDatabase> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await migrateTo(db, migration);
  return {
    database: databaseOver(pool, await prepareTenantRole(db), close),
    async migrate(to) {
      await (to ? migrateTo(db, to) : migrate(db));
      await prepareTenantRole(db);
    },
    migrateAs: (release) => migrate(db, release),
  };
}

async function openPostgresTestDatabase(postgres: TestPostgres): Promise<Database> {
  const { url, drop } = await createPostgresDatabase(postgres);
  const database = await openDatabase({ databaseUrl: url, dataDirectory: null });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/**
 * Creates a database on the tests' PostgreSQL.
 *
 * @param template the database to copy: by default the migrated one, "template0" for an empty one
 */
export async function createPostgresDatabase(
  { admin, app, template: migrated }: TestPostgres,
  template = migrated,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = app.replace("DATABASE_NAME", name);
  const owner = /\/\/([^:@/]+)/.exec(app)?.[1] ?? "";
  await execute(admin, `create database ${name} template ${template} owner "${decodeURIComponent(owner)}"`);
  return {
    url,
    async drop() {
      await execute(admin, waitUntilLeft(name));
      await execute(admin, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A closed pool does not wait for the server: a connection that is just ending would be cut off with an error. */
function waitUntilLeft(name: string): string {
  return `do $$ begin for tries in 1..100 loop
    exit when not exists (select from pg_stat_activity where datname = '${name}');
    perform pg_sleep(0.05), pg_stat_clear_snapshot();
  end loop; end $$`;
}
