/** The longest text of each kind, in UTF-16 units. A picture is a data URL of about 1.5 MB. */
export const textLimits = { line: 300, paragraph: 2_000, page: 20_000, picture: 1_500_000 } as const;

export type TextLimit = keyof typeof textLimits;

/**
 * [Note: The words of a noun]
 * A word is a free text of a record, and is sealed in an encrypted account. Each noun has one table of its words in
 * its domain room, with a row for each. Everything that must know all words of a noun is made from its table: its
 * type, the schema on the wire, [Note: The table of sealed fields], the form's or editor's draft, the lengths of
 * inputs, search, and the columns of files. The order of the rows is the order of the words in envelopes and on the
 * wire, so a new word goes to the end. What a word is called is a message, by the word's name.
 */
export type WordTable = Readonly<Record<string, WordRow>>;

/**
 * The form of a word that is not free text, so that sealed and plain words have one form: an e-mail address, a flag
 * ("true", "false"), a percentage ("20"), an amount of money ("70.00"), a calendar day ("2026-11-21"), an id, or one of
 * some texts.
 */
export type WordShape = "email" | "flag" | "percent" | "money" | "day" | "id" | readonly string[];

export interface WordRow {
  /** How long it may be; more than a line has line breaks. */
  readonly limit: TextLimit;
  /** The opened record always has it: "" when it was left blank, and never null. */
  readonly required?: true;
  /** The form that it has when it is there; without one it is free text. */
  readonly shape?: WordShape;
  /**
   * Searches look in it. An unspaced word, as a telephone number, is found without its spaces too, because nobody
   * remembers where they are.
   */
  readonly find?: true | "unspaced";
  /** Its place among the words' columns in files, from 1; absent when files leave it out. */
  readonly file?: number;
}

/** The names of the words that an opened record always has. */
export type RequiredWord<T extends WordTable> = {
  [Word in keyof T & string]: T[Word] extends { required: true } ? Word : never;
}[keyof T & string];

/** The words of a noun's opened record. */
export type WordsOf<T extends WordTable> = {
  -readonly [Word in keyof T]: T[Word] extends { required: true } ? string : string | null;
};

/** The words of a record of which nothing is known. */
export function noWords<T extends WordTable>(table: T): WordsOf<T> {
  return mapWords(table, ({ required }) => (required ? "" : null)) as WordsOf<T>;
}

/** The names of the words, in the order of the table. */
export function wordNames<T extends WordTable>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table);
}

/** One value for each word, made from its row. */
export function mapWords<T extends WordTable, Value>(
  table: T,
  make: (row: WordRow, word: keyof T & string) => Value,
): { [Word in keyof T]: Value } {
  const values: Partial<Record<keyof T, Value>> = {};
  for (const word of wordNames(table)) values[word] = make(table[word] as WordRow, word);
  return values as { [Word in keyof T]: Value };
}

/** The words that are in files, in the order of their columns. */
export function fileWords<T extends WordTable>(table: T): (keyof T & string)[] {
  const place = (word: keyof T & string) => table[word]?.file ?? 0;
  return wordNames(table)
    .filter((word) => place(word) > 0)
    .sort((left, right) => place(left) - place(right));
}
