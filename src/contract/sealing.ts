import * as z from "zod/mini";
import { type RecordKind, recordKinds } from "#contract/sealed-kinds.ts";
import * as wire from "#contract/wire.ts";

/**
 * [Note: Encrypting what is there]
 * An account that sets encryption up when it already has records goes through the mode `migrating`. From the first
 * moment the server takes no new plain word. The client reads the plain rows batch by batch, seals them and sends the
 * envelopes back. A row is sealed only if its version is still the one that was read; its version and its date do not
 * change, because its content does not. The server counts what is left, so any unlocked device can go on where
 * another one stopped. When nothing is left, the mode becomes `strict`.
 */
/** Where an envelope is stored: a record, a profile's logo, or the letterhead that an invoice keeps. */
export type SealingPlace = RecordKind | typeof letterhead;

/**
 * The letterhead, in the program and on the wire. When a kind of record takes one of these names, the line does not
 * compile, because that kind's records would be sealed as the firm's profile.
 */
const letterhead: Exclude<"letterhead", RecordKind> = "letterhead";
const letterheadOnWire: Exclude<"supplier", RecordKind> = "supplier";

/** The kind of envelope for a place: a letterhead is a copy of the company profile. */
export function envelopeKind(place: SealingPlace): RecordKind {
  return place === letterhead ? "companyProfile" : place;
}

const place = z.codec(z.enum([...recordKinds, letterheadOnWire]), z.custom<SealingPlace>(), {
  decode: (name) => (name === letterheadOnWire ? letterhead : name),
  encode: (name) => (name === letterhead ? letterheadOnWire : name),
});
const words = z.record(z.string(), z.nullable(z.string()));

export const plainRecord = z.object({
  place,
  id: z.string(),
  version: z.int(),
  /** The id that the envelope is bound to: the record's own; for a letterhead, the company profile's. */
  boundTo: z.string(),
  fields: words,
  /** The words of a document's lines by line id; null when it has no lines. */
  lineItems: z.nullable(z.record(z.string(), words)),
});

/** Words that are still plain and have to be sealed. */
export type PlainRecord = z.infer<typeof plainRecord>;

/** Counting reads every row, so a client asks for the count once and then keeps it itself. */
export const plainRecordsQuery = z.object({ counted: z.optional(z.enum(["true", "false"])) });

/** The next few plain words; and, if asked for, the number of records with words, and of those still plain. */
export const plainRecordsAnswer = z.object({
  left: z.nullable(z.int()),
  total: z.nullable(z.int()),
  records: z.array(plainRecord),
});

/** The most records in one batch. */
export const sealingBatch = 100;

export const sealedRecordsBody = z.object({
  records: z
    .array(
      z.object({
        place,
        id: wire.id(),
        version: z.int(),
        sealed: wire.envelopeText,
        ...wire.linesEnvelope,
      }),
    )
    .check(z.minLength(1), z.maxLength(sealingBatch)),
});

/** How many rows were sealed. */
export const sealedRecordsAnswer = z.object({ sealed: z.int() });
