import { Kysely, PostgresDialect } from "kysely";
import type { Pool, PoolClient } from "pg";
import { appliedMigration } from "#server/schema/migrations.ts";
import { systemTables, tenantTableNames } from "#server/schema/tables.ts";

/**
 * [Note: Backups]
 * A backup is lines of text, the same for both engines: a head, then one line a row (`table`, tab, the owner's id or
 * nothing, tab, the row as JSON), then the number of rows of each table; without that last line it is not complete. It
 * is read in one transaction, so it is the database at one moment. It is read user by user, so that an ordinary owner
 * of the tables can make it, whom row-level security restricts too. Rows are copied as the text that PostgreSQL
 * returns: nothing is rounded, decrypted or interpreted.
 */
export interface BackupHead {
  format: "quotewright-backup";
  /** The last migration of the database that was backed up. */
  migration: string;
}

/** The last line: the number of rows by table. */
export interface BackupEnd {
  rows: Record<string, number>;
}

/** The tables of a backup: system tables, whose rows have no owner, and tenant tables. */
export const backupTables = {
  system: Object.entries(systemTables).flatMap(([name, { inBackup }]) => (inBackup ? [name] : [])),
  tenant: tenantTableNames,
};

const rowsAtOnce = 500;

/** The whole database, line by line. @throws Error for a database that Quotewright has never opened */
export async function* backupLines(pool: Pool): AsyncGenerator<string> {
  const migration = await appliedMigration(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  if (migration === null)
    throw new Error("There is nothing to back up: Quotewright has never used this database.");
  const client = await pool.connect();
  try {
    await client.query(
      "begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout = 0",
    );
    yield JSON.stringify({ format: "quotewright-backup", migration } satisfies BackupHead);
    const rows: Record<string, number> = {};
    for await (const [table, line] of rowLines(client)) {
      rows[table] = (rows[table] ?? 0) + 1;
      yield line;
    }
    yield JSON.stringify({ rows } satisfies BackupEnd);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

async function* rowLines(client: PoolClient): AsyncGenerator<[table: string, line: string]> {
  const there = await existingTables(client);
  for (const table of backupTables.system.filter((name) => there.has(name))) {
    for await (const row of rowsOf(client, table, "true")) yield [table, `${table}\t\t${row}`];
  }
  const tenant = backupTables.tenant.filter((name) => there.has(name));
  const users = await client.query<{ id: string }>("select id from users order by id");
  for (const { id } of users.rows) {
    await client.query(`set local app.user_id = '${id}'`);
    for (const table of tenant) {
      // The condition is needed as well as row-level security, which a superuser bypasses.
      for await (const row of rowsOf(client, table, `user_id = '${id}'`))
        yield [table, `${table}\t${id}\t${row}`];
    }
  }
}

async function existingTables(client: PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  return new Set(rows.map(({ name }) => name));
}

/** The rows as JSON, a few at a time, so that no whole table is in memory. */
async function* rowsOf(client: PoolClient, table: string, where: string): AsyncGenerator<string> {
  await client.query(
    `declare backup cursor for select to_jsonb(each)::text as row from ${table} as each where ${where}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query("close backup");
}
