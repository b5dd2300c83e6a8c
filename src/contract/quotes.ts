import * as z from "zod/mini";
import {
  checkEmail,
  cisTermsBody,
  costsByClass,
  documentLanguage,
  lineCodec,
  linesOf,
  pdfQuery,
  priceTermsAnswer,
  priceTermsBody,
} from "#contract/documents.ts";
import type { Fault } from "#contract/fault.ts";
import { invoiceAnswer } from "#contract/invoices.ts";
import { wordErrors } from "#contract/record-routes.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { quoteWords } from "#domain/documents/document-words.ts";
import { type QuoteStatus, quoteStatuses, readQuoteStatus } from "#domain/documents/status.ts";

const words = wire.words(quoteWords);
const line = lineCodec({ price: "unitCost", total: "lineTotal" });

/** A quote's status; older names are read as the present ones (decision S1). */
const status = z.codec(z.string(), z.custom<QuoteStatus>(), {
  decode: (text, context) => {
    const known = readQuoteStatus(text);
    if (known !== null) return known;
    context.issues.push({
      code: "custom",
      input: text,
      message: `quote.statusOneOf ${quoteStatuses.join(", ")}` satisfies Fault,
    });
    return z.NEVER;
  },
  encode: (known) => known as string,
});

const required = {
  customerName: "quote.customerNameRequired",
  customerEmail: "quote.customerEmailRequired",
} as const;
const lines = linesOf(line, "quote.noLines");

const dates = { quoteDate: z.optional(wire.documentDate), validUntil: z.nullish(wire.documentDate) };

const summary = z.object({
  ...wire.recordAnswer,
  id: wire.id<"Quote">(),
  quoteNumber: z.string(),
  status,
  language: documentLanguage,
  quoteDate: wire.localDate,
  validUntil: z.nullable(wire.localDate),
  ...words,
  ...priceTermsAnswer,
});

const quoteAnswer = z.extend(summary, {
  ...costsByClass,
  lineItems: z.array(line),
  /** The invoices made from it, while it is converted. */
  invoices: z.array(z.object({ id: wire.id<"Invoice">(), number: z.string() })),
});

const readErrors = ["NOT_FOUND"] as const;
const writeErrors = ["TOTALS_DIFFER", "DOCUMENT_TOO_LARGE", "STATUS_FINAL", ...wordErrors] as const;

/** What an invoice has of its own, and does not copy from the quote (decision W11). */
const ownOfInvoice = z.object({
  ...wire.newRecord<"Invoice">(),
  dueDate: z.nullish(wire.documentDate),
  ...cisTermsBody,
});

const params = wire.idParams<"Quote">();

export const quoteRoutes = {
  list: route({
    method: "GET",
    path: "/api/quotes",
    access: "user",
    summary: "All quotes without their lines, newest first.",
    query: wire.listQuery,
    answer: z.array(summary),
    errors: [],
  }),
  create: route({
    method: "POST",
    path: "/api/quotes",
    access: "subscriber",
    summary: "Makes a quote; the same id sent again answers with the same quote.",
    body: z
      .object({
        ...wire.newRecord<"Quote">(),
        ...words,
        ...priceTermsBody,
        ...dates,
        status: z.optional(status),
        language: z.optional(documentLanguage),
        lineItems: lines,
      })
      .check(wire.requireWords(required), checkEmail("quote.invalidEmail")),
    answer: quoteAnswer,
    status: 201,
    errors: writeErrors,
  }),
  read: route({
    method: "GET",
    path: "/api/quotes/{id}",
    access: "user",
    summary: "One quote with its lines and sums.",
    params,
    answer: quoteAnswer,
    errors: readErrors,
  }),
  update: route({
    method: "PUT",
    path: "/api/quotes/{id}",
    access: "subscriber",
    summary:
      "Changes the fields of a quote that are sent: all of them, only the status, or only the work summary. " +
      "The figures of a converted quote, and which lines it has, are fixed.",
    params,
    body: z
      .object({
        ...wire.changedRecord,
        ...words,
        ...priceTermsBody,
        ...dates,
        status: z.optional(status),
        lineItems: z.optional(lines),
      })
      .check(wire.keepWords(required), checkEmail("quote.invalidEmail")),
    answer: quoteAnswer,
    errors: [...readErrors, "VERSION_CONFLICT", "QUOTE_INVOICED", ...writeErrors],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/quotes/{id}",
    access: "subscriber",
    summary: "Deletes a quote; an invoice made from it stays.",
    params,
    answer: null,
    errors: readErrors,
  }),
  restore: route({
    method: "POST",
    path: "/api/quotes/{id}/restore",
    access: "subscriber",
    summary:
      "Brings back a quote that was deleted within the last hour, as it was; one that is there is answered as it is.",
    params,
    answer: quoteAnswer,
    errors: [...readErrors, "IN_USE", "ENCRYPTION_PASSPHRASE_REQUIRED"],
  }),
  convert: route({
    method: "POST",
    path: "/api/quotes/{id}/convert-to-invoice",
    access: "subscriber",
    summary:
      "Makes the numbered invoice of a quote; called again it answers with the same invoice, whatever is sent. " +
      "The body, and each field of it, may be left out: the invoice then has a copy of the quote's words and terms.",
    params,
    body: z.nullish(ownOfInvoice),
    copies: true,
    answer: invoiceAnswer,
    errors: [...readErrors, "DOCUMENT_TOO_LARGE", ...wordErrors],
  }),
  pdf: route({
    method: "GET",
    path: "/api/quotes/{id}/pdf",
    access: "user",
    summary: "The quote as a PDF, for an account without encryption.",
    params,
    query: pdfQuery,
    answer: null,
    media: "application/pdf",
    errors: [...readErrors, "ENCRYPTION_PASSPHRASE_REQUIRED"],
  }),
};
