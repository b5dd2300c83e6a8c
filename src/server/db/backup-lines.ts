import { Kysely, PostgresDialect } from "kysely";
import type { Pool, PoolClient } from "pg";
import { appliedMigration } from "#server/db/migrations.ts";

/**
 * [Note: Backups]
 * A backup is lines of text, the same for both engines: a head, then one line a row (`table`, tab, owner's id or
 * nothing, tab, the row as JSON), then how many rows each table has; without that last line it is not whole. It is
 * read within one transaction, so it is the database at one moment, and user by user, so that an ordinary owner of
 * the tables, whom row-level security holds too, can take it. Rows pass as the text PostgreSQL gives: nothing is
 * rounded, opened or understood.
 */
export interface BackupHead {
  format: "quotewright-backup";
  /** The last migration of the database it was taken of. */
  migration: string;
}

/** The last line: rows by table. */
export interface BackupEnd {
  rows: Record<string, number>;
}

/** Tables whose rows are nobody's, and those of tenants; each after those its rows point to. Tries of the last minutes are left. */
export const backupTables = {
  system: ["users", "sessions", "outbox", "password_resets"],
  tenant: [
    ...[
      "keysets",
      "customers",
      "categories",
      "labor_categories",
      "materials",
      "labor_items",
      "company_profiles",
    ],
    ...["documents", "deleted_documents", "document_numbers", "document_counters", "monthly_figures"],
    ...["status_figures", "monthly_reports", "billing_accounts", "payment_events", "sandbox_accounts"],
    ...["known_devices", "account_bytes"],
  ],
} as const;

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
      // Said as well as held: a superuser passes row-level security by.
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

/** The rows as JSON, a few at a time, so that memory holds no whole table. */
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
