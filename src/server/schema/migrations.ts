import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { contractVersions } from "#contract/contract-version.ts";
import { OperatorError } from "#server/base/operator-error.ts";
import { advisoryLocks } from "#server/schema/advisory-locks.ts";
import * as everyMigration from "#server/schema/every-migration.ts";

/** Every migration by name, in the order of the names, because a module lists its exports so. */
export const migrations: Record<string, Migration> = { ...everyMigration };

/** What a release knows of the schema; tests pass that of a later one. */
export interface SchemaRelease {
  readonly migrations: Record<string, Migration>;
  /** The newest version of the contract that it speaks ([Note: Contract version]). */
  readonly newest: number;
}

const thisRelease: SchemaRelease = { migrations, newest: contractVersions.newest };

/** @returns the name of the last migration applied to the database, or null if Quotewright has never opened it */
export async function appliedMigration(db: Kysely<unknown>): Promise<string | null> {
  return (await appliedMigrations(db)).at(-1) ?? null;
}

/** Creates the tables as they were after the migration of that name. @throws as migrate */
export async function migrateTo(db: Kysely<unknown>, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}

/**
 * Applies the migrations that are missing. Processes that start together take turns by an advisory lock, and the later
 * ones find nothing left to do. If the database has migrations of a newer release, it is left as it is, and this
 * release runs beside the newer one.
 *
 * @throws OperatorError if the tables no longer serve the contract of this release
 * @throws the error of the migration that failed; the database is then unchanged, since all run in one transaction
 */
export async function migrate(db: Kysely<unknown>, release: SchemaRelease = thisRelease): Promise<void> {
  await db.connection().execute(async (session) => {
    if (await isUpToDate(session, release)) return;
    await takeLock(session);
    try {
      if (await isBehind(session, release)) return;
      const { error } = await new Migrator({
        db: session,
        provider: { getMigrations: async () => release.migrations },
      }).migrateToLatest();
      if (error) throw error;
    } finally {
      // If the connection was lost, the lock has ended with it.
      await sql`select pg_advisory_unlock(${sql.lit(advisoryLocks.migrations)})`
        .execute(session)
        .catch(() => undefined);
    }
  });
}

/** Whether all migrations of this release are applied and no other: most starts ask this and nothing else. */
async function isUpToDate(db: Kysely<unknown>, { migrations: known }: SchemaRelease): Promise<boolean> {
  const applied = await appliedMigrations(db);
  return applied.length === Object.keys(known).length && applied.every((name) => Object.hasOwn(known, name));
}

/** Waits as long as the process before needs. The limit is as it was after the statement, which is a transaction. */
async function takeLock(session: Kysely<unknown>): Promise<void> {
  await sql`
    with unlimited as (select set_config('lock_timeout', '0', true))
    select pg_advisory_lock(${sql.lit(advisoryLocks.migrations)}) from unlimited`.execute(session);
}

/**
 * Whether a newer release has migrated the database.
 *
 * @throws OperatorError if this release cannot run on those tables
 */
async function isBehind(db: Kysely<unknown>, { migrations: known, newest }: SchemaRelease): Promise<boolean> {
  const applied = await appliedMigrations(db);
  const unknown = applied.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length === 0) return false;
  const oldest = await oldestServed(db);
  const missing = Object.keys(known).filter((name) => !applied.includes(name));
  if (oldest !== null && newest >= oldest && missing.length === 0) return true;
  throw new OperatorError(
    `Another release has migrated the database (${unknown.join(", ")}), and this one cannot run on its tables: ` +
      `${missing.length > 0 ? `they lack ${missing.join(", ")}` : `they need contract version ${oldest}, and it has ${newest}`}. ` +
      "Start that release or a later one. The way back to this release is a backup from before the update, restored into an empty database.",
  );
}

/** In their order; none if Quotewright has never opened the database. */
async function appliedMigrations(db: Kysely<unknown>): Promise<string[]> {
  if (!(await hasTable(db, "kysely_migration"))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The oldest version of the contract that the tables serve; null in a database from before there were versions. */
async function oldestServed(db: Kysely<unknown>): Promise<number | null> {
  if (!(await hasTable(db, "schema_contract"))) return null;
  const { rows } = await sql<{ oldest: number }>`select oldest from schema_contract`.execute(db);
  return rows[0]?.oldest ?? null;
}

async function hasTable(db: Kysely<unknown>, wanted: string): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass(${sql.lit(wanted)}) is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}
