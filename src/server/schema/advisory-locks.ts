/**
 * The keys of the advisory locks of the whole database. PostgreSQL knows them by number alone, so they are in one
 * place. The lock of one quote (`lockQuoteOf`) is a hash of its id.
 */
export const advisoryLocks = {
  /** Granting the tenant role, by processes that start together. */
  grants: 20_261_121,
  migrations: 20_261_123,
} as const;
