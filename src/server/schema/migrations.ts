import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { contractVersions } from "#contract/contract-version.ts";
import { OperatorError } from "#server/base/operator-error.ts";
import { advisoryLocks } from "#server/schema/advisory-locks.ts";
import { foundation } from "#server/schema/migration-0001-foundation.ts";
import { mail } from "#server/schema/migration-0002-mail.ts";
import { payments } from "#server/schema/migration-0003-payments.ts";
import { monthlyReports } from "#server/schema/migration-0004-monthly-reports.ts";
import { deletedDocuments } from "#server/schema/migration-0005-deleted-documents.ts";
import { draftKeys } from "#server/schema/migration-0006-draft-keys.ts";
import { statusFigures } from "#server/schema/migration-0007-status-figures.ts";
import { documentSums } from "#server/schema/migration-0008-document-sums.ts";
import { registeredLanguage } from "#server/schema/migration-0009-registered-language.ts";
import { purgeDue } from "#server/schema/migration-0010-purge-due.ts";
import { cisBase } from "#server/schema/migration-0011-cis-base.ts";
import { formerStatus } from "#server/schema/migration-0012-former-status.ts";
import { keysetProof } from "#server/schema/migration-0014-keyset-proof.ts";
import { numberPatterns } from "#server/schema/migration-0015-number-patterns.ts";
import { devicesAndLimits } from "#server/schema/migration-0017-devices-and-limits.ts";
import { categoryNames } from "#server/schema/migration-0018-category-names.ts";
import { documentLanguage } from "#server/schema/migration-0022-document-language.ts";
import { categoryBlanks } from "#server/schema/migration-0023-category-blanks.ts";
import { statusList } from "#server/schema/migration-0024-status-list.ts";
import { schemaContract } from "#server/schema/migration-0025-schema-contract.ts";
import { oneDoorForWrites } from "#server/schema/migration-0026-one-door-for-writes.ts";
import { twoParts } from "#server/schema/migration-0027-two-parts.ts";

/**
 * Every migration by name, in order. A migration that adds a column to documents also adds it to
 * `deleted_documents.document`, because undoing a deletion writes that JSON back by column name. The migrations are
 * listed here and not read from a folder, because the server is bundled into one file.
 */
export const migrations: Record<string, Migration> = {
  "0001-foundation": foundation,
  "0002-mail": mail,
  "0003-payments": payments,
  "0004-monthly-reports": monthlyReports,
  "0005-deleted-documents": deletedDocuments,
  "0006-draft-keys": draftKeys,
  "0007-status-figures": statusFigures,
  "0008-document-sums": documentSums,
  "0009-registered-language": registeredLanguage,
  "0010-purge-due": purgeDue,
  "0011-cis-base": cisBase,
  "0012-former-status": formerStatus,
  "0014-keyset-proof": keysetProof,
  "0015-number-patterns": numberPatterns,
  "0017-devices-and-limits": devicesAndLimits,
  "0018-category-names": categoryNames,
  "0022-document-language": documentLanguage,
  "0023-category-blanks": categoryBlanks,
  "0024-status-list": statusList,
  "0025-schema-contract": schemaContract,
  "0026-one-door-for-writes": oneDoorForWrites,
  "0027-two-parts": twoParts,
};

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
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === wanted);
}
