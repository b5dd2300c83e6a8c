import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import { enGB } from "#words/en-gb/en-gb.ts";

/**
 * [Note: The error table]
 * The one table from code to HTTP status and message. The server answers by it, the client reads it and the API
 * document prints it (decision W5). The messages come from [Note: The catalogue of messages].
 */
export const errorTable = {
  VALIDATION_FAILED: { status: 400, message: enGB.errors.VALIDATION_FAILED },
  RESET_LINK_INVALID: { status: 400, message: enGB.errors.RESET_LINK_INVALID },
  WEBHOOK_REFUSED: { status: 400, message: enGB.errors.WEBHOOK_REFUSED },
  UNAUTHENTICATED: { status: 401, message: enGB.errors.UNAUTHENTICATED },
  INVALID_CREDENTIALS: { status: 401, message: enGB.errors.INVALID_CREDENTIALS },
  TRIAL_ENDED: { status: 402, message: enGB.errors.TRIAL_ENDED },
  PASSWORD_REQUIRED: { status: 403, message: enGB.errors.PASSWORD_REQUIRED },
  KEYSET_PROOF: { status: 403, message: enGB.errors.KEYSET_PROOF },
  WRONG_PASSWORD: { status: 403, message: enGB.errors.WRONG_PASSWORD },
  FOREIGN_ORIGIN: { status: 403, message: enGB.errors.FOREIGN_ORIGIN },
  NOT_FOUND: { status: 404, message: enGB.errors.NOT_FOUND },
  EMAIL_TAKEN: { status: 409, message: enGB.errors.EMAIL_TAKEN },
  VERSION_CONFLICT: { status: 409, message: enGB.errors.VERSION_CONFLICT },
  CATEGORY_EXISTS: { status: 409, message: enGB.errors.CATEGORY_EXISTS },
  NUMBER_TAKEN: { status: 409, message: enGB.errors.NUMBER_TAKEN },
  IN_USE: { status: 409, message: enGB.errors.IN_USE },
  PROFILE_EXISTS: { status: 409, message: enGB.errors.PROFILE_EXISTS },
  STATUS_FINAL: { status: 409, message: enGB.errors.STATUS_FINAL },
  QUOTE_INVOICED: { status: 409, message: enGB.errors.QUOTE_INVOICED },
  REPORT_LOCKED: { status: 409, message: enGB.errors.REPORT_LOCKED },
  ENCRYPTION_NOT_SET_UP: { status: 409, message: enGB.errors.ENCRYPTION_NOT_SET_UP },
  PLAINTEXT_LEFT: { status: 409, message: enGB.errors.PLAINTEXT_LEFT },
  NO_SUBSCRIPTION: { status: 409, message: enGB.errors.NO_SUBSCRIPTION },
  SETUP_REQUIRED: { status: 409, message: enGB.errors.SETUP_REQUIRED },
  KEYSET_CHANGED: { status: 412, message: enGB.errors.KEYSET_CHANGED },
  TOO_LARGE: { status: 413, message: enGB.errors.TOO_LARGE },
  ACCOUNT_FULL: { status: 413, message: enGB.errors.ACCOUNT_FULL },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: enGB.errors.UNSUPPORTED_MEDIA_TYPE },
  TOTALS_DIFFER: { status: 422, message: enGB.errors.TOTALS_DIFFER },
  PAYER_EMAIL_REFUSED: { status: 422, message: enGB.errors.PAYER_EMAIL_REFUSED },
  DOCUMENT_TOO_LARGE: { status: 422, message: enGB.errors.DOCUMENT_TOO_LARGE },
  ENCRYPTION_PASSPHRASE_REQUIRED: { status: 428, message: enGB.errors.ENCRYPTION_PASSPHRASE_REQUIRED },
  TOO_MANY_REQUESTS: { status: 429, message: enGB.errors.TOO_MANY_REQUESTS },
  INTERNAL: { status: 500, message: enGB.errors.INTERNAL },
  BUSY: { status: 503, message: enGB.errors.BUSY },
  PAYMENTS_AWAY: { status: 503, message: enGB.errors.PAYMENTS_AWAY },
  DATABASE_AWAY: { status: 503, message: enGB.errors.DATABASE_AWAY },
} as const satisfies Record<keyof typeof enGB.errors, { status: number; message: string }>;

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

/** A refusal that the user is shown. Rules and stores throw it; the HTTP layer answers with it. */
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

/**
 * A change to the figures or lines of a converted quote, which are fixed. It carries the invoices made from it
 * (decision S7).
 */
export class QuoteInvoiced extends Refusal {
  readonly invoices: InvoiceOfQuote[];

  constructor(invoices: InvoiceOfQuote[]) {
    super("QUOTE_INVOICED");
    this.invoices = invoices;
  }

  override body(): ErrorBody {
    return { ...super.body(), invoices: this.invoices };
  }
}
