/**
 * Something that only the operator can mend, such as a price that the card provider has otherwise. People are
 * answered 500 without a word; the log says the message, so it is in our own words and holds no secret, no row and
 * nothing that anybody typed.
 */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/** What the log may say of an error in one line: the words of an {@link OperatorError}, of any other its name alone. */
export function reasonOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? error.name : "unknown";
}
