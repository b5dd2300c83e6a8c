import type { customerWords } from "#domain/customers/customer-words.ts";
import type { WordRecord } from "#domain/records/word-record.ts";
import type { WordsOf } from "#domain/records/word-table.ts";

export type CustomerWords = WordsOf<typeof customerWords>;

export type Customer = WordRecord<"Customer", typeof customerWords>;
