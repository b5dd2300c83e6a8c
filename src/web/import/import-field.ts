import { fileWords, type WordTable } from "#domain/records/word-table.ts";

/** A field that a column of a file can hold. */
export interface ImportField {
  key: string;
  /** The same as in the form and in the heading of an export. */
  label: string;
  /** Other headings with the same meaning, likeliest first, in lower case and without punctuation. */
  synonyms: readonly string[];
  /** The value used when no column is chosen: "Each". */
  otherwise?: string;
  /** True for longer text, which keeps its line breaks. */
  multiline?: boolean;
}

/** The index of the column for each field; null when the field has no column. */
export type Mapping = Readonly<Record<string, number | null>>;

/** The fields of a row as cleaned text; absent when no column is chosen. */
export type Cells = Readonly<Record<string, string>>;

/** The words of a noun that a file can have, in the order of the columns of an export. */
export function wordFields<T extends WordTable>(
  table: T,
  labels: Readonly<Record<keyof T, string>>,
  synonyms: { readonly [Word in keyof T]?: readonly string[] },
): ImportField[] {
  return fileWords(table).map((word) => ({
    key: word,
    label: labels[word],
    synonyms: synonyms[word] ?? [],
    multiline: table[word]?.limit !== "line",
  }));
}
