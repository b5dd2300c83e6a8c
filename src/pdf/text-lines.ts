import type { Face, Measure } from "#pdf/operations.ts";
import { printableText } from "#pdf/printable-text.ts";

/** The style and the width in which a text is set. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly width: number;
}

/**
 * Breaks a text into lines that fit a width: at line breaks, at blanks, after hyphens and slashes, and between
 * letters if a single word is wider than the line. An e-mail address is one word, and no break separates its "@" from
 * the letters beside it. The list is never empty; blank lines are kept.
 *
 * A line that ends between two words keeps one blank, which is invisible: without it a screen reader would run the
 * last word of a line into the first word of the next.
 */
export function textLines(text: string, setting: Setting, measure: Measure): string[] {
  const paragraphs = printableText(text).trimEnd().split("\n");
  return paragraphs.flatMap((paragraph, index) => {
    const isLast = index === paragraphs.length - 1;
    return paragraphLines(isLast ? paragraph : `${paragraph} `, setting, measure);
  });
}

function paragraphLines(paragraph: string, setting: Setting, measure: Measure): string[] {
  const { face, size, width } = setting;
  const lines: string[] = [];
  let line = "";
  for (const word of words(paragraph)) {
    if (measure((line + word).trimEnd(), face, size) <= width) {
      line += word;
      continue;
    }
    if (line.trim() !== "") lines.push(withOneBlank(line));
    const pieces = letterLines(word.trimStart(), setting, measure);
    line = pieces.pop() ?? "";
    lines.push(...pieces);
  }
  return [...lines, withOneBlank(line)];
}

function withOneBlank(line: string): string {
  return line.replace(/ +$/, " ");
}

/** An e-mail address, as it is recognised on paper. */
const address = /[^\s@]@[^\s@]/u;

/** The widest e-mail address of a text, which shrinks instead of being cut; null when the text has no address. */
export function widestAddress(text: string, { face, size }: Setting, measure: Measure): number | null {
  if (!text.includes("@")) return null;
  const addresses = printableText(text)
    .split(/\s/)
    .filter((word) => address.test(word));
  if (addresses.length === 0) return null;
  return Math.max(...addresses.map((each) => measure(each, face, size)));
}

/**
 * The parts after which a line may end: words with the blanks behind them, cut after a hyphen or slash before a
 * letter.
 */
function words(paragraph: string): string[] {
  const spaced = paragraph.match(/[^ ]+ *| +/g) ?? [];
  return spaced.flatMap((word) =>
    address.test(word) ? [word] : (word.match(/.+?[-/](?=\p{L})|.+/gu) ?? []),
  );
}

/** Cuts a word between letters if it is wider than the line; a letter wider than the line has a line of its own. */
function letterLines(word: string, { face, size, width }: Setting, measure: Measure): string[] {
  if (measure(word.trimEnd(), face, size) <= width) return [word];
  const lines: string[] = [];
  let [line, taken] = ["", 0];
  for (const letter of word) {
    const advance = measure(letter, face, size);
    if (line !== "" && letter !== " " && taken + advance > width) {
      const carried = line.length > 2 ? carriedAt(line, letter) : "";
      lines.push(line.slice(0, line.length - carried.length));
      [line, taken] = [carried, measure(carried, face, size)];
    }
    line += letter;
    taken += advance;
  }
  return [...lines, line];
}

/** The part of a full line that moves to the next line, so that an "@" is not separated from the letters beside it. */
function carriedAt(line: string, next: string): string {
  if (next === "@") return [...line].at(-1) ?? "";
  return line.endsWith("@") ? [...line].slice(-2).join("") : "";
}
