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
    options: "-c datestyle=ISO -c timezone=UTC",
    types: columnTypes,
  });
}
