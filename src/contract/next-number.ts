import * as z from "zod/mini";
import { route } from "#contract/route.ts";

const invoiceAnswer = z.object({ nextInvoiceNumber: z.string() });
const quoteAnswer = z.object({ nextQuoteNumber: z.string() });

/** By itself, because the editor of a new invoice needs it before it needs what an invoice is. */
export const nextNumber = route({
  method: "GET",
  path: "/api/invoices/next-number",
  access: "user",
  summary: "The number the next invoice takes unless another is given; reading does not take it.",
  answer: invoiceAnswer,
  errors: [],
});

export const nextQuoteNumber = route({
  method: "GET",
  path: "/api/quotes/next-number",
  access: "user",
  summary: "The number the next quote takes; reading does not take it.",
  answer: quoteAnswer,
  errors: [],
});
