import { type ErrorBody, type ErrorCode, errorTable } from "#contract/errors.ts";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import { type AnswerCode, answerOf } from "#words/languages/answer-of.ts";

/** A field that is refused. A schema's text is a code of [Note: Faults], or zod's own words. */
export type RefusedField = { readonly path: string } & (
  | { readonly reason: AnswerCode }
  | { readonly ofSchema: string }
);

/** A refusal that the user is shown. Rules and stores throw it; the HTTP layer answers with it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody["fields"];

  /**
   * @param reason the sentence, if it is another than that of the code; or what is wrong with fields, of which the first
   * is the one to show
   */
  constructor(code: ErrorCode, reason?: AnswerCode | readonly RefusedField[]) {
    const fields = typeof reason === "object" ? reason.map(saidOf) : undefined;
    const ofCode = `errors.${code}` as const;
    super(fields?.[0]?.message ?? answerOf(typeof reason === "string" ? reason : ofCode));
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

function saidOf(field: RefusedField): { path: string; message: string } {
  return { path: field.path, message: answerOf("reason" in field ? field.reason : field.ofSchema) };
}
