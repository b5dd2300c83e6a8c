/** A sealed field: text, or null when it is known to be empty. */
export type Word = string | null;
export type Words = Readonly<Record<string, Word>>;

/** The sealed fields of a record and, where the kind has lines, of each line by its id. */
export interface RecordWords {
  fields: Words;
  lineItems: Readonly<Record<string, Words>> | null;
  /** Which sealing of its record this is, see [Note: Revisions of records]; absent in older envelopes. */
  revision?: number;
}
