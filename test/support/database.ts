import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { execute, type TestPostgres } from "#test/support/database-setup.ts";

/** An engine the integration tests run on. */
export interface TestEngine {
  readonly name: "embedded" | "PostgreSQL";
  /** Opens a new, migrated, empty database; closing it throws it away. */
  open(): Promise<Database>;
}

/** The engines of this machine: the embedded one always, PostgreSQL where it is installed or named. */
export const engines: readonly TestEngine[] = [
  { name: "embedded", open: openEmbeddedTestDatabase },
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

/** Opens a new, migrated, empty database in memory. */
export function openEmbeddedTestDatabase(): Promise<Database> {
  const template = new Uint8Array(readFileSync(inject("embeddedTemplate")));
  return openDatabase({ databaseUrl: null, dataDirectory: null, template });
}

function postgresEngines(): TestEngine[] {
  const postgres = inject("postgres");
  return postgres ? [{ name: "PostgreSQL", open: () => openPostgresTestDatabase(postgres) }] : [];
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
 * @param template the database to copy: the migrated one if not said, "template0" for an empty one
 */
export async function createPostgresDatabase(
  { admin, app, template: migrated }: TestPostgres,
  template = migrated,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = app.replace("DATABASE_NAME", name);
  const owner = /\/\/([^:@/]+)/.exec(app)?.[1] ?? "";
  await execute(admin, `create database ${name} template ${template} owner "${decodeURIComponent(owner)}"`);
  return { url, drop: () => execute(admin, `drop database if exists ${name} with (force)`) };
}
