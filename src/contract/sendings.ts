import * as z from "zod/mini";
import { recordRoutes } from "#contract/record-routes.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { channels, sendingSubjects, sendingWords } from "#domain/documents/sending.ts";

const words = wire.words(sendingWords);
const documentId = wire.id<"Quote" | "Invoice">();

const { list, create, read, update } = recordRoutes({
  path: "/api/sendings",
  one: "sending",
  many: "sendings",
  id: wire.id<"Sending">(),
  writeErrors: ["NOT_FOUND"],
  answer: z.object({
    ...wire.recordAnswer,
    id: wire.id<"Sending">(),
    documentId: z.nullable(documentId),
    at: wire.instant,
    channel: z.enum(channels),
    about: z.enum(sendingSubjects),
    step: z.nullable(z.int()),
    voidedAt: z.nullable(wire.instant),
    ...words,
  }),
  created: z.object({
    ...wire.newRecord<"Sending">(),
    ...words,
    documentId: z.nullish(documentId),
    channel: z.enum(channels),
    about: z._default(z.enum(sendingSubjects), "document"),
    step: z.nullish(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  changed: z.object({
    ...wire.changedRecord,
    ...words,
    /** It was not sent after all. Nothing takes this back. */
    voided: z.optional(z.literal(true)),
  }),
});

/** What was sent, and when ([Note: What was sent]). A sending is voided and not deleted. */
export const sendingRoutes = {
  list: route({
    ...list,
    summary:
      "What was sent, newest first. `documentId` answers what was sent of one document, `customerId` of all documents " +
      "that name this customer, `unnamed=true` of documents whose customer is missing: none named, or deleted since.",
    query: z.extend(wire.listQuery, {
      documentId: z.optional(documentId),
      customerId: z.optional(wire.id<"Customer">()),
      unnamed: z.optional(z.literal("true")),
    }),
  }),
  create: route({
    ...create,
    summary:
      "Records that something was sent: the document gets the moment, and a draft becomes sent. Its version stays.",
  }),
  read,
  update: route({
    ...update,
    summary:
      "Voids a sending, so that the document gets its former status and moment back; or changes its words.",
  }),
};
