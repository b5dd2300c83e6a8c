import pg from "pg";
import { columnTypes } from "#server/db/column-types.ts";

const statementLimit = 15_000;

/**
 * A pool on a PostgreSQL server. It connects at the first query, and again after the server was away.
 *
 * Every wait is limited: 5 s for a connection, 10 s for a lock, 15 s for a statement, and a little longer for a server
 * that does not answer at all. `pipeline` sends the start of a transaction together with its first query.
 *
 * @param databaseUrl postgresql://user:password@host:port/database; its parameters override those set here
 * @param connections the most connections of this process; ten by default
 */
export function openPostgres(databaseUrl: string, connections = 10): pg.Pool {
  return new pg.Pool({
    connectionString: databaseUrl,
    application_name: "quotewright",
    max: connections,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    pipeline: true,
    statement_timeout: statementLimit,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: statementLimit + 5_000,
    ...ours,
  });
}

/**
 * The same for work that no request waits for, such as a migration, a backup and a restore: no statement is stopped,
 * whatever limits the URL sets.
 */
export function openUnhurriedPostgres(databaseUrl: string, connections = 1): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: "quotewright",
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...ours,
  });
  pool.on("connect", (client) => {
    // Sent before the first statement. If it fails, so does that one.
    client
      .query("set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0")
      .catch(() => undefined);
  });
  return pool;
}

const ours = { options: "-c datestyle=ISO -c timezone=UTC", types: columnTypes };
