import * as z from "zod/mini";
import {
  categoryRoutesOfLabour,
  categoryRoutesOfMaterials,
  labourRoutes,
  materialRoutes,
} from "#contract/catalogue.ts";
import { companyProfileRoutes } from "#contract/company-profile.ts";
import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import { route } from "#contract/route.ts";
import { sendingRoutes } from "#contract/sendings.ts";
import { wordNounRoutes } from "#contract/word-noun-routes.ts";
import { wordNounNames, wordNouns } from "#domain/nouns/word-nouns.ts";

/** The most changes in one answer. */
export const changesPage = 200;

/** The most bytes of records in one answer, as the database has them, unless the first record alone has more. */
export const changesPageBytes = 1_000_000;

/** The last change of one record: the record as it is now, or its tombstone. */
function changeOf<Kind extends string, Answer extends z.ZodMiniType>(kind: Kind, answer: Answer) {
  return z.object({
    kind: z.literal(kind),
    id: z.string(),
    /** Counts up with each change of the account. */
    seq: z.int(),
    /** The record's version, as its record has it; that of a tombstone is one more than the deleted record's. */
    version: z.int(),
    deleted: z.boolean(),
    /** As its own route answers it; null in a tombstone. */
    record: z.nullable(answer),
  });
}

/** The kinds of records that the feed has; a logo is part of its profile. */
const change = z.discriminatedUnion("kind", [
  changeOf("companyProfile", companyProfileRoutes.update.answer),
  changeOf("category", categoryRoutesOfMaterials.read.answer),
  changeOf("laborCategory", categoryRoutesOfLabour.read.answer),
  changeOf("material", materialRoutes.read.answer),
  changeOf("laborItem", labourRoutes.read.answer),
  changeOf("quote", quoteRoutes.read.answer),
  changeOf("invoice", invoiceRoutes.read.answer),
  changeOf("sending", sendingRoutes.read.answer),
  ...wordNounNames.map((name) => changeOf(wordNouns[name].kind, wordNounRoutes[name].read.answer)),
]);

export type Change = z.output<typeof change>;

export const changeRoutes = {
  read: route({
    method: "GET",
    path: "/api/changes",
    access: "user",
    summary:
      "The changes of an account after a number, oldest first: of each record its last one, with the record. At most " +
      "200, or 1 MB of records, but at least one; there are more until one has the number `last`.",
    query: z.object({
      /** The number of the last change that was read; 0 or absent for all. */
      after: z.optional(z.codec(z.string(), z.int().check(z.minimum(0)), { decode: Number, encode: String })),
    }),
    answer: z.object({
      /**
       * The id of the feed, null before the first change. A restored backup and an account that was started again have
       * another one: its reader begins again, at 0.
       */
      feed: z.nullable(z.string()),
      /** The number of the account's last change; 0 before the first. */
      last: z.int(),
      changes: z.array(change),
    }),
    errors: [],
  }),
};
