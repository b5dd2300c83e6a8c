import type { customerWords } from "#domain/customers/customer-words.ts";
import type { Id } from "#domain/ids/id.ts";
import type { WordsOf } from "#domain/records/word-table.ts";

export type CustomerWords = WordsOf<typeof customerWords>;

export interface Customer extends CustomerWords {
  id: Id<"Customer">;
  version: number;
  createdAt: string;
  updatedAt: string;
}
