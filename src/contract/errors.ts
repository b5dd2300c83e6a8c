import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";

/**
 * [Note: The error table]
 * The one table from code to HTTP status. The server answers by it, the client reads it and the API document prints it
 * (decision W5). The message of a code is in src/words/en-gb/errors.ts.
 */
export const errorTable = {
  VALIDATION_FAILED: { status: 400 },
  RESET_LINK_INVALID: { status: 400 },
  WEBHOOK_REFUSED: { status: 400 },
  UNAUTHENTICATED: { status: 401 },
  INVALID_CREDENTIALS: { status: 401 },
  TRIAL_ENDED: { status: 402 },
  PASSWORD_REQUIRED: { status: 403 },
  KEYSET_PROOF: { status: 403 },
  WRONG_PASSWORD: { status: 403 },
  FOREIGN_ORIGIN: { status: 403 },
  NOT_FOUND: { status: 404 },
  EMAIL_TAKEN: { status: 409 },
  VERSION_CONFLICT: { status: 409 },
  ID_IN_USE: { status: 409 },
  CATEGORY_EXISTS: { status: 409 },
  NUMBER_TAKEN: { status: 409 },
  IN_USE: { status: 409 },
  PROFILE_EXISTS: { status: 409 },
  PROFILE_CHANGED: { status: 409 },
  IMPORT_UNDONE: { status: 409 },
  STATUS_FINAL: { status: 409 },
  QUOTE_INVOICED: { status: 409 },
  REPORT_LOCKED: { status: 409 },
  ENCRYPTION_NOT_SET_UP: { status: 409 },
  PLAINTEXT_LEFT: { status: 409 },
  NO_SUBSCRIPTION: { status: 409 },
  SETUP_REQUIRED: { status: 409 },
  KEYSET_CHANGED: { status: 412 },
  TOO_LARGE: { status: 413 },
  ACCOUNT_FULL: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  TOTALS_DIFFER: { status: 422 },
  KEY_REUSED: { status: 422 },
  PAYER_EMAIL_REFUSED: { status: 422 },
  DOCUMENT_TOO_LARGE: { status: 422 },
  UPGRADE_REQUIRED: { status: 426 },
  ENCRYPTION_PASSPHRASE_REQUIRED: { status: 428 },
  TOO_MANY_REQUESTS: { status: 429 },
  INTERNAL: { status: 500 },
  BUSY: { status: 503 },
  RELEASE_BEHIND: { status: 503 },
  STOPPING: { status: 503 },
  PAYMENTS_AWAY: { status: 503 },
  DATABASE_AWAY: { status: 503 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof errorTable;

/** The body of every answer with an error status. */
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  /** One entry for each field that was refused, in the order of the form. */
  fields?: { path: string; message: string }[];
  /** Only with SETUP_REQUIRED. */
  setupRequired?: true;
  /** Only with QUOTE_INVOICED (decision S7). */
  invoices?: InvoiceOfQuote[];
}
