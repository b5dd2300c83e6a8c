/** The database could not be reached in time. The request itself is fine and can be retried. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}

/** The database cannot be opened as configured; the message says what the operator has to do. */
export class DatabaseUnusable extends Error {
  override readonly name = "DatabaseUnusable";
}

/**
 * The database is a standby: it can be read and not written. Another server is becoming, or has become, the one to write
 * to.
 */
export class DatabaseStandby extends DatabaseAway {}

/**
 * SQLSTATEs of a PostgreSQL that runs but cannot serve: shutting down or starting up, out of connections, memory or
 * disk, or a statement past its time limit.
 */
const awayStates = new Set([
  "57P01",
  "57P02",
  "57P03",
  "57014",
  "53000",
  "53100",
  "53200",
  "53300",
  "25P03",
  "55P03",
]);

const awaySystemErrors =
  /^(ECONN\w+|EPIPE|ENOENT|EACCES|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/;

const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered|Client was closed|Cannot use a pool after)/;

/** Translates the driver's errors: a lost or late connection becomes a DatabaseAway, any other error stays as it is. */
export function readDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseAway) return error;
  return isAway(error) ? new DatabaseAway(`The database is away: ${error.message}`, { cause: error }) : error;
}

/**
 * The same for a transaction that may write: if it is refused as read-only, the server is a standby. A transaction that
 * was begun to read is refused so by a fault of ours.
 */
export function readWriterError(error: unknown): unknown {
  if (!isStandbyRefusal(error)) return readDatabaseError(error);
  return new DatabaseStandby("The database is a standby, which cannot be written", { cause: error });
}

/** A standby has no unlogged tables, and says so before it says that nothing can be written. */
function isStandbyRefusal(error: unknown): boolean {
  const state = stateOf(error);
  return state === "25006" || (state === "0A000" && /during recovery/.test((error as Error).message));
}

/** Whether a row was refused because its key exists already. @param constraint only for this constraint, if given */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return stateOf(error) === "23505" && (constraint === undefined || constraintOf(error) === constraint);
}

/**
 * Whether a foreign key refused a row: another row still needs it, or the one it needs is missing. @param column only
 * for a key of this column, if given
 */
export function isForeignKeyViolation(error: unknown, column?: string): boolean {
  const isOfColumn = column === undefined || String(constraintOf(error)).endsWith(`_${column}_fkey`);
  return stateOf(error) === "23503" && isOfColumn;
}

/** Whether the transaction lost a race (SQLSTATE 40001 or 40P01), so that a retry would succeed. */
export function isSerializationFailure(error: unknown): boolean {
  return ["40001", "40P01"].includes(stateOf(error));
}

/** Whether a migration met a lock that it did not get in time (55P03), or a deadlock, so that a retry may succeed. */
export function isLostRace(error: unknown): boolean {
  return stateOf(error) === "55P03" || isSerializationFailure(error);
}

function isAway(error: Error): boolean {
  const code = stateOf(error);
  if (awayStates.has(code) || code.startsWith("08") || awaySystemErrors.test(code)) return true;
  // None of several addresses answered: Node throws their errors as one.
  if (error instanceof AggregateError)
    return error.errors.some((each) => each instanceof Error && isAway(each));
  return connectionLost.test(error.message);
}

function stateOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

function constraintOf(error: unknown): unknown {
  return error instanceof Error && "constraint" in error ? error.constraint : undefined;
}
