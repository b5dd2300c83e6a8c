/**
 * An error that only the operator can correct, such as a price that is different at the card provider. The client is
 * answered 500 without details. The message is logged, so it is in our own words, and has no secret, no row and nothing
 * that a user typed.
 */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/**
 * What the log may say of an error in one line: the message of an {@link OperatorError}, else only the error's name.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? error.name : "unknown";
}
