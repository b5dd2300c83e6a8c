import type { Id } from "#domain/ids/id.ts";
import type { WordsOf, WordTable } from "#domain/records/word-table.ts";

/** An opened record that has words and no columns of its own, by the noun of its id and the table of its words. */
export type WordRecord<Noun extends string, T extends WordTable> = WordsOf<T> & {
  id: Id<Noun>;
  version: number;
  createdAt: string;
  updatedAt: string;
};
