import type { Person } from "#test/e2e/person.ts";
import type { Canaries } from "#test/privacy/canary-words.ts";
import type { Part } from "#test/privacy/places.ts";

/** The places that are searched, in the order of the report. */
export const placeNames = [
  "database: every row of every table",
  "database: its files while it runs, write-ahead log included",
  "database: its files after it stopped",
  "server log, at its loudest",
  "mail outbox",
  "requests that the server received",
  "browser storage: first device",
  "browser storage: second device",
] as const;

export type PlaceName = (typeof placeNames)[number];
type Places = Record<PlaceName, Part[]>;

/** An account after its life: what was typed, and everything that it left behind. */
export interface LivedAccount {
  encrypted: boolean;
  words: Canaries;
  person: Person;
  userId: string;
  /** Everything, as the second device read it. */
  takenAway: string;
  places: Places;
}
