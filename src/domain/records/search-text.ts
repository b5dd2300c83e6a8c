import { type WordRow, type WordTable, wordNames } from "#domain/records/word-table.ts";

/** What a search looks in: the words of a record that are not blank, each on its lines, in the order of the table. */
export function searchText<T extends WordTable>(
  table: T,
  record: { readonly [Word in keyof T]?: string | null },
): string {
  const texts = wordNames(table).flatMap((word) => {
    const { find } = table[word] as WordRow;
    const text = record[word];
    if (!find || !text) return [];
    const joined = text.replace(/\s+/g, "");
    return find === "unspaced" && joined !== text ? [text, joined] : [text];
  });
  return texts.join("\n");
}
