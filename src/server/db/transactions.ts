import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from "kysely";
import type { QueryResult as PgResult, Pool, PoolClient } from "pg";
import { DatabaseAway, readDatabaseError } from "#server/db/database-errors.ts";

/** How a transaction begins, and whether it may write. */
export interface TransactionTerms {
  /** SQL without parameters that begins the transaction and says whose it is. */
  readonly prelude: string;
  readonly readOnly: boolean;
}

/** Lost before anything was done: the transaction can be begun anew on another connection. */
export class NotBegun extends DatabaseAway {}

/**
 * Runs work in one transaction on one connection: committed when the work resolves, rolled back when it throws.
 *
 * The prelude travels with the first query, and the end of a transaction that reads is not waited for; so a read
 * takes one round trip, and a write with one query two. Kysely's own transaction builder would take one more each.
 *
 * @throws DatabaseAway if the connection cannot be had or is lost, NotBegun if it was lost before the beginning
 */
export async function transact<S, T>(
  pool: Pool,
  terms: TransactionTerms,
  work: (trx: Transaction<S>) => Promise<T>,
): Promise<T> {
  const client = await borrow(pool);
  const begun = client.query(terms.prelude);
  const connection = new TransactionConnection(client, begun);
  try {
    const result = await work(over<S>(connection));
    connection.finish();
    await commit(client, terms);
    return result;
  } catch (error) {
    connection.finish();
    client.query("rollback").catch(ignore);
    throw await reasonOf(error, begun);
  } finally {
    client.release();
  }
}

async function borrow(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw readDatabaseError(error);
  }
}

async function commit(client: PoolClient, { readOnly }: TransactionTerms): Promise<void> {
  const committed = client.query("commit");
  if (readOnly) {
    committed.catch(ignore);
    return;
  }
  const { command } = await committed;
  if (command === "COMMIT") return;
  // PostgreSQL answers the commit of a transaction with a failed statement by rolling back, without an error.
  throw new Error(
    "Nothing was saved: a statement of this transaction had failed and its error was passed over",
  );
}

async function reasonOf(error: unknown, begun: Promise<unknown>): Promise<unknown> {
  const failure = await begun.then(
    () => null,
    (reason: unknown) => readDatabaseError(reason),
  );
  if (failure instanceof DatabaseAway) return new NotBegun(failure.message, { cause: failure });
  return failure ?? readDatabaseError(error);
}

function ignore(): void {
  // A lost connection has been reported by the query that met it, and the pool throws it away.
}

/** The one connection of a transaction, as Kysely sees it; of no use after its end. */
class TransactionConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #finished = false;

  constructor(client: PoolClient, begun: Promise<unknown>) {
    this.#client = client;
    // Should the beginning fail, so does every query after it; transact then tells the reason.
    begun.catch(ignore);
  }

  finish(): void {
    this.#finished = true;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#finished)
      throw new Error("A query came after the end of its transaction; is an await missing?");
    try {
      return answerOf<R>(await this.#client.query(sql, [...parameters]));
    } catch (error) {
      throw readDatabaseError(error);
    }
  }

  // biome-ignore lint/correctness/useYield: part of Kysely's interface, used by nobody
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Streaming is not supported: ask for pages");
  }
}

function answerOf<R>({ command, rowCount, rows }: PgResult): QueryResult<R> {
  const counts = command === "INSERT" || command === "UPDATE" || command === "DELETE" || command === "MERGE";
  return { rows: rows as R[], ...(counts ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
/** Never asked for a connection: a transaction has its own. */
const nowhere = { pool: () => Promise.reject(new Error("A transaction opens no connections")) };
const dialect = new PostgresDialect(nowhere);
const driver = new PostgresDriver(nowhere);

function over<S>(connection: TransactionConnection): Transaction<S> {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  return new Transaction<S>({ config: { dialect }, dialect, driver, executor });
}
