import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/schema/migrations.ts";
import { bundleEmbeddedWorker } from "#test/support/bundled-program.ts";
import { type EmbeddedTemplates, makeEmbeddedTemplates } from "#test/support/embedded-template.ts";
import { findPostgres, startPostgresServer } from "#test/support/postgres-server.ts";

/**
 * [Note: Databases for tests]
 * Once a run, an embedded database is dumped into .cache, empty and migrated (again only when a migration changes), and PostgreSQL is
 * started with a migrated template if the machine has it. Each test file starts with a copy of one or the other,
 * which takes about a second. The thread of the embedded database is bundled, because the loader of TypeScript would be
 * a third of each start.
 *
 * TEST_DATABASE_URL names a PostgreSQL server to use instead of our own; its user must be allowed to create
 * databases.
 */
export interface TestPostgres {
  /** The URL of a database from which others are created. */
  admin: string;
  /** The same for the user that the app connects as; `DATABASE_NAME` has to be replaced. */
  app: string;
  /** The migrated database to copy. */
  template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    embeddedTemplates: EmbeddedTemplates;
    /** The bundled entry of the embedded database's thread. */
    embeddedWorker: string;
    postgres: TestPostgres | null;
  }
}

/** An ordinary user, neither superuser nor allowed to create roles: the usual case, and the harder one. */
const owner = "quotewright";

/** vitest calls this before the tests, and the returned function after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const worker = await bundleEmbeddedWorker();
  project.provide("embeddedWorker", worker.file);
  project.provide("embeddedTemplates", await makeEmbeddedTemplates());
  const stopPostgres = await providePostgres(project);
  return async () => {
    await stopPostgres();
    worker.delete();
  };
}

async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return provideGivenServer(project, url);
  const binaries = findPostgres();
  if (binaries) return provideOwnServer(project, binaries);
  console.warn("PostgreSQL was not found: integration tests run on the embedded database only.");
  project.provide("postgres", null);
  return async () => undefined;
}

async function provideOwnServer(project: TestProject, binaries: string): Promise<() => Promise<void>> {
  const server = await startPostgresServer(binaries);
  await execute(server.url("postgres"), `create role ${owner} login`);
  const template = await makeTemplate(server.url("postgres"), owner, server.url("DATABASE_NAME", owner));
  project.provide("postgres", {
    admin: server.url("postgres"),
    app: server.url("DATABASE_NAME", owner),
    template,
  });
  return () => server.destroy();
}

async function provideGivenServer(project: TestProject, url: string): Promise<() => Promise<void>> {
  const app = new URL(url);
  app.pathname = "/DATABASE_NAME";
  const template = await makeTemplate(url, decodeURIComponent(app.username), app.href);
  project.provide("postgres", { admin: url, app: app.href, template });
  return () => execute(url, `drop database if exists ${template} with (force)`);
}

async function makeTemplate(admin: string, user: string, app: string): Promise<string> {
  const template = `quotewright_template_${process.pid}`;
  await execute(admin, `create database ${template} owner ${pg.escapeIdentifier(user)}`);
  const pool = new pg.Pool({ connectionString: app.replace("DATABASE_NAME", template), max: 1 });
  await migrate(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }));
  await pool.end();
  return template;
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
