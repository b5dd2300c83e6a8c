import * as z from "zod/mini";
import { documentRoutes } from "#contract/document-routes.ts";
import { documentLanguage, invoiceStatus, invoiceSummary } from "#contract/document-summary.ts";
import {
  checkEmail,
  cisTermsBody,
  costsByClass,
  customerOfBody,
  lineCodec,
  linesOf,
  priceTermsBody,
  supplierAnswer,
  supplierOfNew,
} from "#contract/documents.ts";
import type { Fault } from "#contract/fault.ts";
import { nextNumber } from "#contract/next-number.ts";
import * as wire from "#contract/wire.ts";
import { keepWords, requireWords } from "#contract/word-rules.ts";
import { invoiceWords, tableOfPart } from "#domain/documents/document-words.ts";
import { longestNumber } from "#domain/documents/number-pattern.ts";

const line = lineCodec({ price: "unitPrice", total: "total" });

const required = { customerName: "invoice.customerNameRequired" } as const;
const lines = linesOf(line, "invoice.noLines");

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

export const invoiceAnswer = z.extend(invoiceSummary, {
  ...words,
  linesSealed: wire.sealedText,
  ...costsByClass,
  supplier: supplierAnswer,
  lineItems: z.array(line),
});

const { list, ...others } = documentRoutes({
  path: "/api/invoices",
  one: "an invoice",
  many: "invoices",
  id: "Invoice",
  listQuery: wire.invoiceListQuery,
  listed: z.extend(invoiceSummary, {
    ...wire.words(tableOfPart(invoiceWords, "lines")),
    ...wire.linesEnvelope,
  }),
  answer: invoiceAnswer,
  created: z
    .object({
      ...wire.newRecord<"Invoice">(),
      ...wire.linesEnvelope,
      ...supplierOfNew,
      ...words,
      ...customerOfBody,
      ...priceTermsBody,
      ...cisTermsBody,
      ...dates,
      ...workedOut,
      /** If absent, the next number. */
      invoiceNumber: z.optional(invoiceNumber),
      status: z.optional(invoiceStatus),
      language: z.optional(documentLanguage),
      lineItems: lines,
    })
    .check(requireWords(required), checkEmail("invoice.invalidEmail")),
  changed: z
    .object({
      ...wire.changedRecord,
      ...wire.linesEnvelope,
      ...words,
      ...customerOfBody,
      ...priceTermsBody,
      ...cisTermsBody,
      ...dates,
      ...workedOut,
      /**
       * The supplier's words on the day of the invoice, in an envelope of kind companyProfile that is bound to the
       * profile's id. An account that sets encryption up later sends it in place of its plain copy. An invoice with two
       * envelopes takes it together with a head only, because the head names its digest.
       */
      supplierSealed: z.optional(wire.sealedText),
      invoiceNumber: z.optional(invoiceNumber),
      status: z.optional(invoiceStatus),
      lineItems: z.optional(lines),
    })
    .check(keepWords(required), checkEmail("invoice.invalidEmail")),
  says: {
    list: ", `owed=true` those that are still to be paid alone",
    create: "Makes an invoice and takes its number",
    read: "One invoice with its lines, sums and supplier.",
    update:
      "Changes the fields of an invoice that are sent: all of them, or only the status, the work summary or the number.",
    remove: "Deletes an invoice; its number is never given again.",
  },
  createErrors: ["PROFILE_CHANGED"],
  writeErrors: ["NUMBER_TAKEN"],
  updateErrors: [],
});

export const invoiceRoutes = {
  list,
  nextNumber,
  ...others,
};
