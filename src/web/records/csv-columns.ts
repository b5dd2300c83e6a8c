import { fileWords, type WordTable } from "#domain/records/word-table.ts";

/** One column of a file: its heading, and the text of a record's cell. */
export interface CsvColumn<T> {
  heading: string;
  text: (record: T) => string;
  /** The cell is money as a plain decimal, or an ISO day; on a screen these are formatted for reading. */
  holds?: "amount" | "day";
}

/** The columns of a noun's words, in the order that its table says. */
export function csvColumns<W extends WordTable>(
  table: W,
  headings: { readonly [Word in keyof W]?: string },
): CsvColumn<object>[] {
  return fileWords(table).map((word) => ({
    heading: headings[word] ?? word,
    text: (record) => textOf(Reflect.get(record, word)),
  }));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
