import { coverage } from "#pdf/setting/coverage.ts";

/** Code points, as first and last of each range, inclusive and ascending. */
export type Ranges = readonly (readonly [number, number])[];

/** Reads ranges as they are written in a table: "600-6ff,750". */
export function rangesFrom(lines: readonly string[]): Ranges {
  return lines.flatMap((line) =>
    line.split(",").map((range): [number, number] => {
      const [first = "", last = first] = range.split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  );
}

/** Whether a code point is within one of the ranges. */
export function hasCode(ranges: Ranges, code: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}

const notBase = new RegExp(
  `[^\\n${coverage.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("")}]`,
  "u",
);

/** Whether the base faces have every character of a text. */
export function isBase(text: string): boolean {
  return !notBase.test(text);
}
