import { Kysely, PostgresDialect } from "kysely";
import type { Pool, PoolClient } from "pg";
import { type BackupEnd, type BackupHead, backupTables } from "#server/backup/backup-lines.ts";
import { DatabaseUnusable } from "#server/db/database-errors.ts";
import { appliedMigration, migrate, migrateTo, migrations } from "#server/schema/migrations.ts";

/** Rows of one table and one owner, which are inserted together. */
interface Batch {
  table: string;
  owner: string;
  rows: string[];
  size: number;
}

const batchSize = 1_000_000;
const tables = new Set<string>([...backupTables.system, ...backupTables.tenant]);

/**
 * Restores a backup into a database without users, either all of it or nothing. It first creates the tables as they
 * were when the backup was made, and then applies the later migrations ([Note: Backups]).
 *
 * @returns rows by table
 * @throws DatabaseUnusable if the database has users, or tables of another release than the backup
 * @throws Error if the backup is not complete, or was made by a newer release
 */
export async function restoreLines(pool: Pool, lines: AsyncIterable<string>): Promise<BackupEnd["rows"]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const iterator = lines[Symbol.asyncIterator]();
  try {
    const { migration } = readHead((await iterator.next()).value);
    await prepareTables(db, pool, migration);
    const left = { [Symbol.asyncIterator]: () => iterator };
    const rows = await inTransaction(pool, (client) => insertAll(client, left));
    await migrate(db);
    return rows;
  } finally {
    // Closes the source, however the restore ended.
    await iterator.return?.();
  }
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin; set local idle_in_transaction_session_timeout = 0");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    // On a lost connection it fails too; the first error says what was wrong.
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

function readHead(line: string | undefined): BackupHead {
  const head = readJson(line ?? "") as BackupHead | null;
  if (head?.format !== "quotewright-backup") throw new Error("This file is not a backup of Quotewright.");
  return head;
}

async function prepareTables(db: Kysely<unknown>, pool: Pool, migration: string): Promise<void> {
  if (!(migration in migrations)) throw new Error("The backup was made by a newer release. Update first.");
  const applied = await appliedMigration(db);
  if (applied === null) {
    await migrateTo(db, migration);
    return;
  }
  const users = await pool.query("select from users limit 1");
  if (users.rowCount !== 0) {
    throw new DatabaseUnusable(
      "The database has users already. Restore into an empty one: nothing is overwritten.",
    );
  }
  if (applied !== migration) {
    throw new DatabaseUnusable(
      "The database was made by another release than the backup. Restore into one that Quotewright has not opened yet.",
    );
  }
}

async function insertAll(client: PoolClient, lines: AsyncIterable<string>): Promise<BackupEnd["rows"]> {
  const inserted: BackupEnd["rows"] = {};
  let batch: Batch = { table: "", owner: "", rows: [], size: 0 };
  let owner = "";
  const flush = async () => {
    if (batch.rows.length === 0) return;
    if (batch.owner !== owner)
      await client.query("select set_config('app.user_id', $1, true)", [batch.owner]);
    owner = batch.owner;
    inserted[batch.table] = (inserted[batch.table] ?? 0) + (await insertBatch(client, batch));
  };
  for await (const line of lines) {
    if (line.startsWith("{")) {
      await flush();
      requireWhole(inserted, readJson(line) as BackupEnd | null);
      return inserted;
    }
    const row = readRow(line);
    if (row.table !== batch.table || row.owner !== batch.owner || batch.size > batchSize) {
      await flush();
      batch = { table: row.table, owner: row.owner, rows: [], size: 0 };
    }
    batch.rows.push(row.json);
    batch.size += row.json.length;
  }
  throw new Error("The backup is not whole: its end is missing.");
}

function readRow(line: string): { table: string; owner: string; json: string } {
  const [table = "", owner = ""] = line.split("\t", 2);
  // The name becomes part of a statement, so it must be known.
  if (!tables.has(table)) throw new Error("The backup has a table that this release does not know.");
  return { table, owner, json: line.slice(table.length + owner.length + 2) };
}

async function insertBatch(client: PoolClient, { table, rows }: Batch): Promise<number> {
  const { rowCount } = await client.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [`[${rows.join(",")}]`],
  );
  // Readers of the former feed begin again ([Note: The feed of changes]).
  if (table === "change_feeds") await client.query("update change_feeds set feed = gen_random_uuid()");
  return rowCount ?? 0;
}

function requireWhole(inserted: BackupEnd["rows"], end: BackupEnd | null): void {
  const names = Object.keys({ ...inserted, ...end?.rows });
  const same = end !== null && names.every((name) => inserted[name] === end.rows[name]);
  if (!same) throw new Error("The backup is not whole: rows are missing.");
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
