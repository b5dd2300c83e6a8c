import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import { sealedRecordsAnswer, sealingBatch } from "#contract/sealing.ts";
import * as wire from "#contract/wire.ts";
import { documentKinds } from "#domain/pricing/document-kind.ts";

/**
 * [Note: Sealing documents in two envelopes]
 * Documents that were sealed before there were two envelopes have one, of version 1, with both parts. After unlock the
 * client asks which they are, and sends them sealed again, a head and lines for each. As with sealing later, a row is
 * written only if its version is still the one that was read, and keeps its version and date. A document that cannot be
 * opened is left as it is, so the client goes on after the last id of each page.
 */
const documentKind = z.enum(documentKinds);

const oneEnvelopeQuery = z.object({ after: z.optional(wire.id<"Quote" | "Invoice">()) });

/** The next documents with one envelope, by id. */
const oneEnvelopeAnswer = z.object({
  documents: z.array(z.object({ kind: documentKind, id: wire.id<"Quote" | "Invoice">(), version: z.int() })),
});

const resealedDocumentsBody = z.object({
  records: z
    .array(
      z.object({
        kind: documentKind,
        id: wire.id<"Quote" | "Invoice">(),
        version: z.int(),
        sealed: wire.envelopeText,
        linesSealed: wire.envelopeText,
        /** An invoice's letterhead, if it is sealed again too. */
        supplierSealed: z.optional(wire.sealedText),
      }),
    )
    .check(z.minLength(1), z.maxLength(sealingBatch)),
});

/** Apart from the keyset's other routes, because the dashboard does without them. */
export const sealingAgainRoutes = {
  oneEnvelope: route({
    method: "GET",
    path: "/api/keyset/one-envelope-documents",
    access: "user",
    summary:
      "The next 100 sealed documents, by id, whose head and lines are still in one envelope; see resealDocuments.",
    query: oneEnvelopeQuery,
    answer: oneEnvelopeAnswer,
    errors: [],
  }),
  resealDocuments: route({
    method: "POST",
    path: "/api/keyset/resealed-documents",
    access: "user",
    summary:
      "Replaces the one envelope of documents by two. A document that was changed since it was read, or has two already, is skipped; the answer counts the others. Versions and dates stay.",
    body: resealedDocumentsBody,
    answer: sealedRecordsAnswer,
    errors: ["ENCRYPTION_NOT_SET_UP"],
    bodyLimit: 10_000_000,
  }),
};
