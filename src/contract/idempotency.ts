/**
 * The header with the client's own name for a write, a UUID. The same write sent again under its key is applied once:
 * see [Note: Idempotency keys].
 */
export const idempotencyHeader = "idempotency-key";

/**
 * The header of the answer to a write that had been applied before: the version that the record got then. The body is
 * the record as it is now.
 */
export const appliedVersionHeader = "x-applied-version";
