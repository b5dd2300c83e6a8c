import * as z from "zod/mini";
import { type RecordKind, recordKinds } from "#contract/sensitive.ts";
import * as wire from "#contract/wire.ts";

/**
 * [Note: Encrypting what is there]
 * An account that sets encryption up with records in it goes through the mode `migrating`: from the first moment no
 * new plain word is taken, and the client reads the plain rows batch by batch, seals them and sends the envelopes
 * back. A row is sealed only if it still is the version that was read, and neither its version nor its date moves,
 * since nothing in it has changed. What is left is counted by the server, so any unlocked device can go on where
 * another one stopped. The mode `strict` is taken when nothing is left.
 */
const sealingPlaces = [...recordKinds, "supplier"] as const;

/** Where an envelope stands: a record, a profile's logo, or the supplier that an invoice keeps. */
export type SealingPlace = (typeof sealingPlaces)[number];

/** The kind that stands in the envelope of a place: a supplier is a copy of the company profile. */
export function envelopeKind(place: SealingPlace): RecordKind {
  return place === "supplier" ? "companyProfile" : place;
}

const place = z.enum(sealingPlaces);
const words = z.record(z.string(), z.nullable(z.string()));

const plainRecord = z.object({
  place,
  id: z.string(),
  version: z.int(),
  /** The id that the envelope is bound to: the record's own, or for a supplier the company profile's. */
  boundTo: z.string(),
  fields: words,
  /** The words of a document's lines by line id; null where there are no lines. */
  lineItems: z.nullable(z.record(z.string(), words)),
});

/** Words that are still plain, as they wait to be sealed. */
export type PlainRecord = z.infer<typeof plainRecord>;

/** Counting goes through every row, so a client that has been told once goes on counting by itself. */
export const plainRecordsQuery = z.object({ counted: z.optional(z.enum(["true", "false"])) });

/** The next few words that are plain; how many pieces of words there are, and how many of them plain, where asked. */
export const plainRecordsAnswer = z.object({
  left: z.nullable(z.int()),
  total: z.nullable(z.int()),
  records: z.array(plainRecord),
});

/** As many as one batch takes. */
export const sealingBatch = 100;

export const sealedRecordsBody = z.object({
  records: z
    .array(z.object({ place, id: wire.id(), version: z.int(), sealed: wire.envelopeText }))
    .check(z.minLength(1), z.maxLength(sealingBatch)),
});

/** How many rows took their envelope. */
export const sealedRecordsAnswer = z.object({ sealed: z.int() });
