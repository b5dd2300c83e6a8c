import { type ErrorBody, type ErrorCode, errorTable } from "#contract/errors.ts";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import { enGB } from "#words/en-gb/en-gb.ts";

/** A refusal that the user is shown. Rules and stores throw it; the HTTP layer answers with it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody["fields"];

  constructor(code: ErrorCode, message?: string, fields?: ErrorBody["fields"]) {
    super(message ?? enGB.errors[code]);
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
