import type { Pool, QueryConfig } from "pg";

/**
 * [Note: Old versions]
 * PostgreSQL leaves the former version of a changed row in its file until VACUUM, and VACUUM gives the room back
 * without overwriting it. After an account was encrypted the words would still be found in the files.
 *
 * The embedded database has one user and files of its own, so it is done thoroughly: the tables of words are written
 * anew (VACUUM FULL), the planner's samples of their columns too, and the log goes on in a new file while the old
 * ones are removed instead of kept for reuse.
 *
 * On a PostgreSQL server a rewritten table would stop every other user of it, and log and samples are not ours. There
 * VACUUM makes the old versions unreachable; their bytes go as pages and log files are reused, and as backups expire.
 */
const tables = [
  "customers",
  "categories",
  "labor_categories",
  "materials",
  "labor_items",
  "company_profiles",
  "documents",
  "deleted_documents",
];

/** For the embedded database: afterwards no former version is in any of its files. Requests get their turn between. */
export async function rewriteTables(pool: Pool): Promise<void> {
  for (const table of tables) await pool.query(`vacuum (full, analyze) ${table}`);
  await pool.query("vacuum (full) pg_catalog.pg_statistic");
  const client = await pool.connect();
  try {
    await client.query("set wal_recycle = off");
    await client.query("select pg_switch_wal()");
    await client.query("checkpoint");
    await client.query("reset wal_recycle");
  } finally {
    client.release();
  }
}

/** For a PostgreSQL server, where nobody is kept waiting by it. */
export async function vacuumTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    for (const table of tables) {
      const unhurried: TimedQuery = { text: `vacuum (analyze) ${table}`, query_timeout: oneDay };
      await client.query(unhurried);
    }
    await client.query("reset statement_timeout");
    client.release();
  } catch (error) {
    // Not given back: it would go on without a limit.
    client.release(true);
    throw error;
  }
}

/** The driver's own limit, which its types leave out. */
type TimedQuery = QueryConfig & { query_timeout: number };

const oneDay = 24 * 60 * 60 * 1000;
