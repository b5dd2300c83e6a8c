import * as z from "zod/mini";
import {
  checkEmail,
  cisTermsAnswer,
  cisTermsBody,
  costsByClass,
  documentLanguage,
  lineCodec,
  linesOf,
  pdfQuery,
  priceTermsAnswer,
  priceTermsBody,
  supplierAnswer,
} from "#contract/documents.ts";
import type { Fault } from "#contract/fault.ts";
import { wordErrors } from "#contract/record-routes.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { invoiceWords } from "#domain/documents/document-words.ts";
import { longestNumber } from "#domain/documents/number-pattern.ts";
import { invoiceStatuses } from "#domain/documents/status.ts";

const line = lineCodec({ price: "unitPrice", total: "total" });

const required = { customerName: "invoice.customerNameRequired" } as const;
const lines = linesOf(line, "invoice.noLines");

const status = z.enum(invoiceStatuses);
/** Readable to the server, which keeps it unique and never gives it twice (decision M12). */
const invoiceNumber = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "invoice.numberRequired" satisfies Fault),
    z.maxLength(longestNumber, "invoice.numberTooLong" satisfies Fault),
    wire.storableText,
  );

const words = wire.words(invoiceWords);

const dates = {
  invoiceDate: z.optional(wire.documentDate),
  dueDate: z.nullish(wire.documentDate),
  paidDate: z.nullish(wire.documentDate),
};

/** Fields that the server works out. They are accepted, so that a client may send an invoice whole, and ignored. */
const workedOut = {
  quoteId: z.nullish(wire.id<"Quote">()),
  materialCost: z.nullish(wire.money),
  laborCost: z.nullish(wire.money),
};

const summary = z.object({
  ...wire.recordAnswer,
  id: wire.id<"Invoice">(),
  quoteId: z.nullable(wire.id<"Quote">()),
  invoiceNumber: z.string(),
  status,
  language: documentLanguage,
  invoiceDate: wire.localDate,
  dueDate: z.nullable(wire.localDate),
  paidDate: z.nullable(wire.localDate),
  materialCost: z.nullable(wire.money),
  laborCost: z.nullable(wire.money),
  ...words,
  ...priceTermsAnswer,
  ...cisTermsAnswer,
});

export const invoiceAnswer = z.extend(summary, {
  ...costsByClass,
  supplier: supplierAnswer,
  lineItems: z.array(line),
});

const readErrors = ["NOT_FOUND"] as const;
const writeErrors = ["TOTALS_DIFFER", "DOCUMENT_TOO_LARGE", "NUMBER_TAKEN", ...wordErrors] as const;
const params = wire.idParams<"Invoice">();

export const invoiceRoutes = {
  list: route({
    method: "GET",
    path: "/api/invoices",
    access: "user",
    summary: "All invoices without their lines, newest first.",
    query: wire.listQuery,
    answer: z.array(summary),
    errors: [],
  }),
  nextNumber: route({
    method: "GET",
    path: "/api/invoices/next-number",
    access: "user",
    summary: "The number the next invoice takes unless another is given; reading does not take it.",
    answer: z.object({ nextInvoiceNumber: z.string() }),
    errors: [],
  }),
  create: route({
    method: "POST",
    path: "/api/invoices",
    access: "subscriber",
    summary: "Makes an invoice and takes its number; the same id sent again answers with the same invoice.",
    body: z
      .object({
        ...wire.newRecord<"Invoice">(),
        ...words,
        ...priceTermsBody,
        ...cisTermsBody,
        ...dates,
        ...workedOut,
        /** If absent, the next number. */
        invoiceNumber: z.optional(invoiceNumber),
        status: z.optional(status),
        language: z.optional(documentLanguage),
        lineItems: lines,
      })
      .check(wire.requireWords(required), checkEmail("invoice.invalidEmail")),
    answer: invoiceAnswer,
    status: 201,
    errors: writeErrors,
  }),
  read: route({
    method: "GET",
    path: "/api/invoices/{id}",
    access: "user",
    summary: "One invoice with its lines, sums and supplier.",
    params,
    answer: invoiceAnswer,
    errors: readErrors,
  }),
  update: route({
    method: "PUT",
    path: "/api/invoices/{id}",
    access: "subscriber",
    summary:
      "Changes the fields of an invoice that are sent: all of them, or only the status, the work summary or the number.",
    params,
    body: z
      .object({
        ...wire.changedRecord,
        ...words,
        ...priceTermsBody,
        ...cisTermsBody,
        ...dates,
        ...workedOut,
        /**
         * The supplier's words on the day of the invoice, in an envelope of kind companyProfile that is bound to the
         * profile's id. An account that sets encryption up later sends it in place of its plain copy.
         */
        supplierSealed: z.optional(wire.sealedText),
        invoiceNumber: z.optional(invoiceNumber),
        status: z.optional(status),
        lineItems: z.optional(lines),
      })
      .check(wire.keepWords(required), checkEmail("invoice.invalidEmail")),
    answer: invoiceAnswer,
    errors: [...readErrors, "VERSION_CONFLICT", ...writeErrors],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/invoices/{id}",
    access: "subscriber",
    summary: "Deletes an invoice; its number is never given again.",
    params,
    answer: null,
    errors: readErrors,
  }),
  restore: route({
    method: "POST",
    path: "/api/invoices/{id}/restore",
    access: "subscriber",
    summary:
      "Brings back an invoice that was deleted within the last hour, as it was; one that is there is answered as it is.",
    params,
    answer: invoiceAnswer,
    errors: [...readErrors, "IN_USE", "ENCRYPTION_PASSPHRASE_REQUIRED"],
  }),
  pdf: route({
    method: "GET",
    path: "/api/invoices/{id}/pdf",
    access: "user",
    summary: "The invoice as a PDF, for an account without encryption.",
    params,
    query: pdfQuery,
    answer: null,
    media: "application/pdf",
    errors: [...readErrors, "ENCRYPTION_PASSPHRASE_REQUIRED"],
  }),
};
