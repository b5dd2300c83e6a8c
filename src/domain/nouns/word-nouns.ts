import { customerWords } from "#domain/customers/customer-words.ts";
import type { WordTable } from "#domain/records/word-table.ts";

/**
 * A long text of the firm, which no document copies, or what was said of files, as JSON. The server has only its
 * envelope, so it does not learn what the text is for: the name says that, and is sealed too.
 */
const companyTextWords = {
  name: { limit: "line", required: true },
  text: { limit: "page" },
} as const satisfies WordTable;

/**
 * [Note: Word nouns]
 * A noun whose records have words and no columns of their own is one row of this table. Its six routes, their handlers,
 * its sealed fields, the faults of its required words, the types of its database table, its section of the API page and
 * the samples of the tests are made from the row. The key is its name in the table of routes; path and database table
 * are the same name, spelled as there: `bankAccounts`, `/api/bank-accounts`, `bank_accounts`. The kind, with a capital,
 * is the noun of its ids.
 */
export const wordNouns = {
  customers: { kind: "customer", words: customerWords },
  companyTexts: { kind: "companyText", words: companyTextWords },
  importMemories: { kind: "importMemory", words: companyTextWords },
} as const satisfies Record<string, { kind: string; words: WordTable }>;

export type WordNoun = keyof typeof wordNouns;

/** The kind of a noun's records, as it is in their envelopes. */
export type KindOf<N extends WordNoun> = (typeof wordNouns)[N]["kind"];

export type WordTableOf<N extends WordNoun> = (typeof wordNouns)[N]["words"];

export const wordNounNames = Object.keys(wordNouns) as WordNoun[];

/** One value for each noun, made from its name. */
export function mapWordNouns<Value>(make: (name: WordNoun) => Value): Record<WordNoun, Value> {
  return Object.fromEntries(wordNounNames.map((name) => [name, make(name)])) as Record<WordNoun, Value>;
}
