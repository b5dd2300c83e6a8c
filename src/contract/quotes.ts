import * as z from "zod/mini";
import { documentRoutes } from "#contract/document-routes.ts";
import { documentLanguage, quoteStatus, quoteSummary } from "#contract/document-summary.ts";
import {
  checkEmail,
  cisTermsBody,
  costsByClass,
  customerOfBody,
  lineCodec,
  linesOf,
  priceTermsBody,
  supplierOfNew,
} from "#contract/documents.ts";
import { invoiceAnswer } from "#contract/invoices.ts";
import { wordErrors } from "#contract/record-routes.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { keepWords, requireWords } from "#contract/word-rules.ts";
import { quoteWords, tableOfPart } from "#domain/documents/document-words.ts";

const words = wire.words(quoteWords);
const line = lineCodec({ price: "unitCost", total: "lineTotal" });

const required = {
  customerName: "quote.customerNameRequired",
  customerEmail: "quote.customerEmailRequired",
} as const;
/** A customer without an e-mail address is reached by telephone. */
const instead = { customerEmail: "customerPhone" } as const;
const lines = linesOf(line, "quote.noLines");

const dates = { quoteDate: z.optional(wire.documentDate), validUntil: z.nullish(wire.documentDate) };

/** The invoices made from a quote, while it is converted. */
const madeInvoices = z.array(z.object({ id: wire.id<"Invoice">(), number: z.string() }));

const quoteAnswer = z.extend(quoteSummary, {
  ...words,
  linesSealed: wire.sealedText,
  ...costsByClass,
  lineItems: z.array(line),
  invoices: madeInvoices,
});

/** What an invoice has of its own, and does not copy from the quote (decision W11). */
const ownOfInvoice = z.object({
  ...wire.newRecord<"Invoice">(),
  ...wire.linesEnvelope,
  ...supplierOfNew,
  dueDate: z.nullish(wire.documentDate),
  ...cisTermsBody,
});

const { pdf, ...common } = documentRoutes({
  path: "/api/quotes",
  one: "a quote",
  many: "quotes",
  id: "Quote",
  listQuery: wire.documentListQuery,
  listed: z.extend(quoteSummary, {
    ...wire.words(tableOfPart(quoteWords, "lines")),
    ...wire.linesEnvelope,
    /** Absent for a quote that was not converted, as most were not. */
    invoices: z.optional(madeInvoices),
  }),
  answer: quoteAnswer,
  created: z
    .object({
      ...wire.newRecord<"Quote">(),
      ...wire.linesEnvelope,
      ...words,
      ...customerOfBody,
      ...priceTermsBody,
      ...dates,
      status: z.optional(quoteStatus),
      language: z.optional(documentLanguage),
      lineItems: lines,
    })
    .check(requireWords(required, instead), checkEmail("quote.invalidEmail")),
  changed: z
    .object({
      ...wire.changedRecord,
      ...wire.linesEnvelope,
      ...words,
      ...customerOfBody,
      ...priceTermsBody,
      ...dates,
      status: z.optional(quoteStatus),
      lineItems: z.optional(lines),
    })
    .check(keepWords(required, instead), checkEmail("quote.invalidEmail")),
  says: {
    create: "Makes a quote",
    read: "One quote with its lines and sums.",
    update:
      "Changes the fields of a quote that are sent: all of them, only the status, or only the work summary. " +
      "The figures of a converted quote, and which lines it has, are fixed.",
    remove: "Deletes a quote; an invoice made from it stays.",
  },
  createErrors: [],
  writeErrors: ["STATUS_FINAL"],
  updateErrors: ["QUOTE_INVOICED"],
});

export const quoteRoutes = {
  ...common,
  convert: route({
    method: "POST",
    path: "/api/quotes/{id}/convert-to-invoice",
    access: "subscriber",
    keyed: true,
    summary:
      "Makes the numbered invoice of a quote; called again it answers with the same invoice, whatever is sent. " +
      "The body, and each field of it, may be left out: the invoice then has a copy of the quote's words and terms.",
    params: wire.idParams<"Quote">(),
    body: z.nullish(ownOfInvoice),
    copies: true,
    answer: invoiceAnswer,
    errors: ["NOT_FOUND", "PROFILE_CHANGED", "DOCUMENT_TOO_LARGE", ...wordErrors],
  }),
  pdf,
};
