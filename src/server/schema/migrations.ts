import { type Kysely, type Migration, Migrator, sql } from "kysely";
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
};

/** @returns the name of the last migration applied to the database, or null if Quotewright has never opened it */
export async function appliedMigration(db: Kysely<unknown>): Promise<string | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return null;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? null;
}

/** Creates the tables as they were after the migration of that name. @throws as migrate */
export async function migrateTo(db: Kysely<unknown>, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}

/**
 * Applies the migrations that are missing. Two processes that start together take turns: Kysely takes an advisory lock,
 * and the second process finds nothing left to do.
 *
 * @throws the error of the migration that failed; the database is then unchanged, since all run in one transaction
 */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
