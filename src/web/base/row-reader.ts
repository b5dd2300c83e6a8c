/** The rows of a list's answer, which are parsed when they are asked for. */
export interface RowReader {
  readonly count: number;
  /** Parses the rows from one number, below the count, to before another. @throws SyntaxError */
  slice(from?: number, to?: number): readonly unknown[];
}

/**
 * Reads a list's answer a few rows at a time: parsing 500 rows at once takes an old phone 50 ms, and all of them would
 * be in the memory until the last is opened. The text is split where a row begins with its first field: the quotes of a
 * word within it have backslashes, and no part of a row begins as rows do.
 *
 * @param text the JSON of an array of objects
 * @throws SyntaxError for a text that is no array; what is wrong within a row is found when that row is read
 */
export function rowReader(text: string): RowReader {
  const inside = /^\s*\[(.*)\]\s*$/s.exec(text)?.[1];
  if (inside === undefined) throw new SyntaxError();
  const begin = inside.slice(0, inside.indexOf(":") + 1);
  const between = `,${begin}`;
  const texts = inside.trim() ? inside.split(between) : [];
  return {
    count: texts.length,
    slice: (from, to) => JSON.parse(`[${from ? begin : ""}${texts.slice(from, to).join(between)}]`),
  };
}
