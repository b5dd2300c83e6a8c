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
import {
  DatabaseAway,
  DatabaseStandby,
  readDatabaseError,
  readWriterError,
} from "#server/db/database-errors.ts";

/** How a transaction begins, and whether it may write. */
export interface TransactionTerms {
  /** SQL without parameters that begins the transaction and sets its user. */
  readonly prelude: string;
  readonly readOnly: boolean;
}

/** The connection was lost before anything was done, so the transaction can be retried on another one. */
export class NotBegun extends DatabaseAway {}

/**
 * Runs work in one transaction on one connection: it is committed when the work resolves, and rolled back when it
 * throws.
 *
 * The prelude is sent together with the first query, and a transaction that reads does not wait for its end. So a read
 * takes one round trip, and a write with one query takes two. Kysely's own transaction builder would take one more for
 * each. Queries that do not wait for each other (`Promise.all`) share a round trip too; they run in the order in which
 * they were asked.
 *
 * @throws DatabaseAway if no connection is available or it is lost, NotBegun if it was lost before the beginning
 */
export async function transact<S, T>(
  pool: Pool,
  terms: TransactionTerms,
  work: (trx: Transaction<S>) => Promise<T>,
): Promise<T> {
  const client = await borrow(pool);
  sendTogether(client);
  const begun = client.query(terms.prelude);
  const connection = new TransactionConnection(client, begun, terms);
  let leadsToStandby = false;
  try {
    const result = await work(over<S>(connection));
    connection.finish();
    await commit(client, terms);
    return result;
  } catch (error) {
    connection.finish();
    client.query("rollback").catch(ignore);
    leadsToStandby = error instanceof DatabaseStandby;
    throw await reasonOf(error, begun);
  } finally {
    // A connection to a standby is closed: by the next one, the address may lead to the server that can be written.
    client.release(leadsToStandby);
  }
}

/**
 * Makes one write of all that is sent on a connection before the present work waits for something: a write to the
 * socket, and waking up for its answer, costs more processor time than the rest of a small query.
 */
function sendTogether({ connection: { stream } }: PoolClient): void {
  if (!patient.delete(stream)) {
    if (stream.writableCorked > 0) return;
    stream.cork();
  }
  process.nextTick(() => stream.uncork());
}

/** The connections on which only something waits to be sent that nobody waits for. */
const patient = new WeakSet<object>();

/**
 * Lets what is sent next on a connection wait until something else is sent on it, and at most until the event loop turns.
 * A request reads its session and then its records, mostly on one connection: so the end of the first transaction goes
 * out in one write with the beginning of the second.
 */
function sendLater({ connection: { stream } }: PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  patient.add(stream);
  setImmediate(() => {
    if (patient.delete(stream)) stream.uncork();
  });
}

async function borrow(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw readDatabaseError(error);
  }
}

async function commit(client: PoolClient, { readOnly }: TransactionTerms): Promise<void> {
  if (readOnly) {
    sendLater(client);
    client.query("commit").catch(ignore);
    return;
  }
  const { command } = await client.query("commit");
  if (command === "COMMIT") return;
  // When a statement has failed, PostgreSQL answers the commit by rolling back, without an error.
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
  // The query that met a lost connection has reported it, and the pool discards the connection.
}

/** The one connection of a transaction, for Kysely; after the transaction's end it refuses queries. */
class TransactionConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #readError: (error: unknown) => unknown;
  #finished = false;

  constructor(client: PoolClient, begun: Promise<unknown>, { readOnly }: TransactionTerms) {
    this.#client = client;
    this.#readError = readOnly ? readDatabaseError : readWriterError;
    // If the beginning fails, every query after it fails too, and transact reports the reason.
    begun.catch(ignore);
  }

  finish(): void {
    this.#finished = true;
  }

  async executeQuery<R>({
    sql,
    parameters,
  }: Pick<CompiledQuery, "sql" | "parameters">): Promise<QueryResult<R>> {
    if (this.#finished)
      throw new Error("A query came after the end of its transaction; is an await missing?");
    try {
      sendTogether(this.#client);
      return answerOf<R>(await this.#client.query(sql, [...parameters]));
    } catch (error) {
      throw this.#readError(error);
    }
  }

  // biome-ignore lint/correctness/useYield: part of Kysely's interface, used by nobody
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Streaming is not supported: ask for pages");
  }
}

function answerOf<R>({ command, rowCount, rows }: PgResult): QueryResult<R> {
  const counts = command === "INSERT" || command === "UPDATE" || command === "DELETE" || command === "MERGE";
  return counts ? { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows as R[] };
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
/** Never asked for a connection, because each transaction has its own. */
const nowhere = { pool: () => Promise.reject(new Error("A transaction opens no connections")) };
const dialect = new PostgresDialect(nowhere);
const driver = new PostgresDriver(nowhere);

function over<S>(connection: TransactionConnection): Transaction<S> {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  const trx = new Transaction<S>({ config: { dialect }, dialect, driver, executor });
  connections.set(trx, connection);
  return trx;
}

const connections = new WeakMap<object, TransactionConnection>();

/**
 * Runs a compiled statement on the connection of a transaction itself: Kysely passes each statement through five
 * functions that wait, for plugins that the app has none of. A transaction with plugins, as tests have, still uses them.
 *
 * @param parameters the values of the statement, in its order; those that it was compiled with are not used
 */
export function runCompiled<S, Row>(
  trx: Transaction<S>,
  query: CompiledQuery,
  parameters: readonly unknown[],
): Promise<QueryResult<Row>> {
  const { sql } = query;
  return (
    connections.get(trx)?.executeQuery<Row>({ sql, parameters }) ??
    trx.executeQuery<Row>({ ...query, parameters })
  );
}
