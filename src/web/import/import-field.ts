/** Something that a column of a file can hold. */
export interface ImportField {
  key: string;
  /** As in the form and as the heading of an export. */
  label: string;
  /** Other headings that mean the same, likeliest first, in lower case and without punctuation. */
  synonyms: readonly string[];
  /** What stands for it where no column is chosen: "Each". */
  otherwise?: string;
  /** Longer text, which keeps its line breaks. */
  multiline?: boolean;
}

/** The column of each field by its index, or null for none. */
export type Mapping = Readonly<Record<string, number | null>>;

/** The fields of a row as text, clean; absent where no column is chosen. */
export type Cells = Readonly<Record<string, string>>;
