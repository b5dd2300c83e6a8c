import * as z from "zod/mini";
import type { Fault } from "#contract/fault.ts";
import { nextNumber } from "#contract/next-number.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { longestNumber } from "#domain/documents/number-pattern.ts";

/** A number that ends in digits; it begins the pattern of those that follow. */
const body = z.object({
  next: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longestNumber, `values.longest ${longestNumber}` satisfies Fault),
      wire.storableText,
    ),
});

const ofQuotes = { path: "/api/quotes/next-number", answer: z.object({ nextQuoteNumber: z.string() }) };
const set = { method: "PUT", access: "subscriber", body, errors: ["NUMBER_TAKEN"] } as const;

/**
 * What comes next, for a firm that goes on from another program (decision M19). Apart from the routes of quotes and
 * invoices, because lists and editors load those.
 */
export const numberingRoutes = {
  nextQuote: route({
    ...ofQuotes,
    method: "GET",
    access: "user",
    summary: "The number the next quote takes; reading does not take it.",
    errors: [],
  }),
  setNextQuote: route({
    ...set,
    ...ofQuotes,
    summary: "Sets the number of the next quote, above every number that was given with the same beginning.",
  }),
  setNextInvoice: route({
    ...set,
    path: nextNumber.path,
    summary:
      "Sets the number of the next invoice, above every number that was given with the same beginning.",
    answer: nextNumber.answer,
  }),
};
