import { Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import { type Database, databaseOver } from "#server/db/database.ts";
import { readDatabaseError } from "#server/db/database-errors.ts";
import { openEmbedded } from "#server/db/embedded.ts";
import { migrateBesideOthers } from "#server/db/migrating.ts";
import { rewriteTables } from "#server/db/old-versions.ts";
import { openPostgres, openUnhurriedPostgres } from "#server/db/postgres.ts";
import { serveSnapshots } from "#server/db/snapshot-socket.ts";
import { prepareTenantRole } from "#server/db/tenant-role.ts";
import { startUpkeep } from "#server/db/upkeep.ts";
import { migrate, type SchemaRelease } from "#server/schema/migrations.ts";

/** Which database to open: the server at databaseUrl, else the embedded one in dataDirectory (null: in memory). */
export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string | null;
  /** For a database in memory: a dump to start from. */
  readonly template?: Uint8Array;
  /** The release that opens it; this one by default. */
  readonly release?: SchemaRelease;
}

/** Is called with errors outside of requests: a connection lost while idle, or a round of upkeep that failed. */
export type DatabaseLog = (message: string, error: unknown) => void;

/**
 * Opens the database and applies missing migrations.
 *
 * @throws DatabaseUnusable with a message for the operator if the data folder or the database user is not suitable
 * @throws DatabaseAway if the server cannot be reached
 */
export async function openDatabase(config: DatabaseConfig, log: DatabaseLog = ignore): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbeddedDatabase(config, log)
    : openPostgresDatabase(config.databaseUrl, config.release, log);
}

async function openPostgresDatabase(
  databaseUrl: string,
  release: SchemaRelease | undefined,
  log: DatabaseLog,
): Promise<Database> {
  const preparing = openUnhurriedPostgres(databaseUrl);
  listen(preparing, log);
  try {
    const db = overPool(preparing);
    await migrateBesideOthers(db, release);
    const role = await prepareTenantRole(db);
    const pool = openPostgres(databaseUrl);
    listen(pool, log);
    return databaseOver(pool, role, () => pool.end());
  } catch (error) {
    throw readDatabaseError(error);
  } finally {
    await preparing.end();
  }
}

async function openEmbeddedDatabase(config: DatabaseConfig, log: DatabaseLog): Promise<Database> {
  const embedded = await openEmbedded({
    directory: config.dataDirectory,
    ...(config.template ? { template: config.template } : {}),
  });
  const upkeep = startUpkeep(embedded, (error) => log("upkeep of the database failed", error));
  const directory = config.dataDirectory;
  const snapshots =
    directory === null
      ? null
      : serveSnapshots(directory, embedded.copyTo, (error) => log("a backup could not be served", error));
  const close = async () => {
    snapshots?.close();
    await upkeep.finish();
    await embedded.close();
  };
  listen(embedded.pool, log);
  try {
    const db = overPool(embedded.pool);
    await embedded.unhurried(() => migrate(db, config.release));
    const database = databaseOver(embedded.pool, await prepareTenantRole(db), close);
    return { ...database, purgeOldVersions: () => embedded.unhurried(() => rewriteTables(embedded.pool)) };
  } catch (error) {
    await close();
    throw readDatabaseError(error);
  }
}

function overPool(pool: Pool): Kysely<unknown> {
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

/** Without a listener, a connection that is lost while idle or between two queries would end the process. */
function listen(pool: Pool, log: DatabaseLog): void {
  pool.on("error", (error) => log("a connection to the database was lost", error));
  pool.on("connect", (client) => client.on("error", ignore));
}

function ignore(): void {
  // The query fails too, and its caller handles that.
}
