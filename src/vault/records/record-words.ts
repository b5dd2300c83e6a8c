/** A sealed field: text, or null when it is known to be empty. */
export type Word = string | null;
export type Words = Readonly<Record<string, Word>>;

/** The sealed fields of a record and, where the kind has lines, of each line by its id. */
export interface RecordWords {
  fields: Words;
  lineItems: Readonly<Record<string, Words>> | null;
  /** What the head of a document names; absent in other envelopes, and in a document's of version 1. */
  names?: HeadNames;
  /** Which sealing of its record this is, see [Note: Revisions of records]; absent in older envelopes. */
  revision?: number;
}

/** What the head of a document names beside its words: [Note: What a head names]. Digests are in base64url. */
export interface HeadNames {
  lines: string;
  /** Absent in a head that is older than this rule, and then not compared; so are the next two. */
  figures?: string | undefined;
  /** Of an invoice's letterhead; null when it keeps none, absent on a quote. */
  supplier?: string | null | undefined;
  /** In pence, as it is stored. */
  total?: number | undefined;
}
