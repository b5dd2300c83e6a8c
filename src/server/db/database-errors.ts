/** The database cannot be reached, or not in time; nothing is wrong with the request, which may be repeated. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}

/** The database cannot be opened as it is configured; the message tells the operator what to do about it. */
export class DatabaseUnusable extends Error {
  override readonly name = "DatabaseUnusable";
}

/**
 * Conditions under which PostgreSQL is there but cannot serve: shutting down or starting up, out of connections,
 * memory or disk, or a statement past its time limit.
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

const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered|Client was closed|Cannot use a pool after)/;

/** Translates what the driver throws: a lost or late connection becomes a DatabaseAway, the rest stays as it is. */
export function readDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseAway) return error;
  return isAway(error) ? new DatabaseAway(`The database is away: ${error.message}`, { cause: error }) : error;
}

/** Tells whether a row was refused because its key is taken; of one constraint, if its name is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return stateOf(error) === "23505" && (constraint === undefined || constraintOf(error) === constraint);
}

/** Tells whether a row was refused because another row is still needed, or is missing; of one column, if it is named. */
export function isForeignKeyViolation(error: unknown, column?: string): boolean {
  const isOfColumn = column === undefined || String(constraintOf(error)).endsWith(`_${column}_fkey`);
  return stateOf(error) === "23503" && isOfColumn;
}

/** Tells whether a transaction lost against another one and would pass if it were repeated. */
export function isSerializationFailure(error: unknown): boolean {
  return ["40001", "40P01"].includes(stateOf(error));
}

function isAway(error: Error): boolean {
  const code = stateOf(error);
  if (awayStates.has(code) || code.startsWith("08") || awaySystemErrors.test(code)) return true;
  // Of several addresses none answered: Node throws their errors together.
  if (error instanceof AggregateError)
    return error.errors.some((each) => each instanceof Error && isAway(each));
  return awayWords.test(error.message);
}

function stateOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

function constraintOf(error: unknown): unknown {
  return error instanceof Error && "constraint" in error ? error.constraint : undefined;
}
