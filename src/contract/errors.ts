/**
 * [Note: The error table]
 * The one table from code to HTTP status and words for the user. The server answers by it, the client
 * reads it and the API document prints it (decision W5). Words quoted by the specification are verbatim.
 */
export const errorTable = {
  VALIDATION_FAILED: { status: 400, message: "Please check the marked fields." },
  RESET_LINK_INVALID: {
    status: 400,
    message: "This reset link has been used or is too old. Please ask for a new one.",
  },
  WEBHOOK_REFUSED: { status: 400, message: "This message is not signed by the payment provider." },
  UNAUTHENTICATED: { status: 401, message: "Please sign in." },
  INVALID_CREDENTIALS: { status: 401, message: "Invalid email or password" },
  TRIAL_ENDED: { status: 402, message: "Your trial has ended. Subscribe to create and edit." },
  WRONG_PASSWORD: { status: 403, message: "Current password is incorrect" },
  FOREIGN_ORIGIN: { status: 403, message: "This request did not come from Quotewright." },
  NOT_FOUND: { status: 404, message: "Not found" },
  EMAIL_TAKEN: { status: 409, message: "An account with this email already exists." },
  VERSION_CONFLICT: {
    status: 409,
    message: "This record was changed elsewhere. Reload to see the latest version.",
  },
  NUMBER_TAKEN: { status: 409, message: "This invoice number is already in use." },
  IN_USE: { status: 409, message: "This record is in use." },
  PROFILE_EXISTS: { status: 409, message: "A company profile exists already." },
  STATUS_FINAL: { status: 409, message: "A converted quote keeps its status." },
  REPORT_LOCKED: { status: 409, message: "This report is locked and does not change any more." },
  ENCRYPTION_NOT_SET_UP: { status: 409, message: "Encryption is not set up for this account." },
  PLAINTEXT_LEFT: { status: 409, message: "Some records are not encrypted yet." },
  NO_SUBSCRIPTION: { status: 409, message: "There is no subscription to change." },
  SETUP_REQUIRED: { status: 409, message: "Add a payment method first. There is nothing to manage before." },
  KEYSET_CHANGED: { status: 412, message: "The encryption keys were changed on another device." },
  TOO_LARGE: { status: 413, message: "This is too large to save." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Send JSON." },
  TOTALS_DIFFER: { status: 422, message: "The total does not match the lines. Reload and try again." },
  DOCUMENT_TOO_LARGE: {
    status: 422,
    message: "The total is over 99,999,999.99. Split the work over several documents.",
  },
  ENCRYPTION_PASSPHRASE_REQUIRED: {
    status: 428,
    message: "Please enter your encryption passphrase to access your data.",
  },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many tries. Please wait a little and try again." },
  INTERNAL: {
    status: 500,
    message: "Something went wrong on our side. Nothing was saved. Please try again.",
  },
  PAYMENTS_AWAY: {
    status: 503,
    message: "Payments are not available right now. Please try again shortly.",
  },
  DATABASE_AWAY: {
    status: 503,
    message: "The database is not available right now. Please try again shortly.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

/** The body of every answer that is not OK. */
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  /** One entry a field that was refused, in the order of the form. */
  fields?: { path: string; message: string }[];
  /** With SETUP_REQUIRED only (specification 1 §7). */
  setupRequired?: true;
}

/** A refusal that the user is told about; thrown by rules and stores, answered at the door. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody["fields"];

  constructor(code: ErrorCode, message?: string, fields?: ErrorBody["fields"]) {
    super(message ?? errorTable[code].message);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  /** The answer's body: `{ error, message, fields? }`. */
  body(): ErrorBody {
    const body: ErrorBody = { error: this.code, message: this.message };
    if (this.code === "SETUP_REQUIRED") return { ...body, setupRequired: true };
    return this.fields ? { ...body, fields: this.fields } : body;
  }
}
