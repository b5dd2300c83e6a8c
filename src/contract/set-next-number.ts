import * as z from "zod/mini";
import type { Fault } from "#contract/fault.ts";
import { nextNumber, nextQuoteNumber } from "#contract/next-number.ts";
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

const common = { method: "PUT", access: "subscriber", body, errors: ["NUMBER_TAKEN"] } as const;

/** Says what number comes next, for a firm that goes on from another program (decision M19). */
export const setNextNumber = route({
  ...common,
  path: nextNumber.path,
  summary: "Sets the number of the next invoice, above every number that was given with the same beginning.",
  answer: nextNumber.answer,
});

export const setNextQuoteNumber = route({
  ...common,
  path: nextQuoteNumber.path,
  summary: "Sets the number of the next quote, above every number that was given with the same beginning.",
  answer: nextQuoteNumber.answer,
});
