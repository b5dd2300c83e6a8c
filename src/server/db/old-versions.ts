import type { Pool, QueryConfig } from "pg";
import { tenantTableNames } from "#server/schema/tables.ts";

/**
 * [Note: Old versions]
 * PostgreSQL leaves the former version of a changed row in its file until VACUUM, and VACUUM frees the space without
 * overwriting it. So after an account was encrypted, the plain words would still be found in the files.
 *
 * The embedded database has one user and its own files, so the purge is thorough: every tenant table is rewritten
 * (VACUUM FULL), and so are the planner's samples of their columns; the log continues in a new file, and the old log
 * files are deleted instead of kept for reuse. Tables without words are rewritten too: they are small, and none can be
 * forgotten.
 *
 * On a PostgreSQL server, rewriting a table would block all its other users, and log and samples are not ours. There
 * VACUUM makes the old versions unreachable; their bytes disappear as pages and log files are reused, and as backups
 * expire.
 */

/** For the embedded database: afterwards none of its files has a former version. Requests run between the tables. */
export async function rewriteTables(pool: Pool): Promise<void> {
  for (const table of tenantTableNames) await pool.query(`vacuum (full, analyze) ${table}`);
  await pool.query("vacuum (full) pg_catalog.pg_statistic");
  const client = await pool.connect();
  try {
    await client.query("set wal_recycle = off");
    await client.query("select pg_switch_wal()");
    await client.query("checkpoint");
    await client.query("reset wal_recycle");
    client.release();
  } catch (error) {
    // Closed and not returned to the pool, because it may still have the other setting.
    client.release(true);
    throw error;
  }
}

/** For a PostgreSQL server; VACUUM blocks no request there. */
export async function vacuumTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    for (const table of tenantTableNames) {
      const unhurried: TimedQuery = { text: `vacuum (analyze) ${table}`, query_timeout: oneDay };
      await client.query(unhurried);
    }
    await client.query("reset statement_timeout");
    client.release();
  } catch (error) {
    // Closed and not returned to the pool, because it has no statement limit now.
    client.release(true);
    throw error;
  }
}

/** The driver's own time limit, which is missing in its types. */
type TimedQuery = QueryConfig & { query_timeout: number };

const oneDay = 24 * 60 * 60 * 1000;
