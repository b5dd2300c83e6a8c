import { breakableParts } from "#pdf/setting/break-points.ts";
import { isBase } from "#pdf/setting/covers.ts";
import { graphemesOf } from "#pdf/setting/graphemes.ts";
import type { ReadingOrder } from "#pdf/setting/reading-order.ts";
import { readingOrder } from "#pdf/setting/reading-order.ts";
import type { Face, Measure } from "#pdf/setting/run.ts";
import type { Typesetter } from "#pdf/setting/typesetter.ts";

/** The style and the width in which a text is set. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly width: number;
}

/** A line of a text. */
export interface Line {
  readonly text: string;
  /** The directions of its characters; null when it is read from left to right throughout. */
  readonly order: ReadingOrder | null;
  /** Whether its paragraph has several lines. */
  readonly isLong: boolean;
}

/**
 * Breaks a text into lines that fit a width: at line breaks, at blanks, after hyphens and slashes, as the script of a
 * word has it, and between letters if a single word is wider than the line. An e-mail address is one word,
 * which is broken after its "@" or a dot. The list is never empty; blank lines are kept.
 *
 * A line that ends between two words keeps one blank, which is invisible: without it a screen reader would run the
 * last word of a line into the first word of the next.
 */
export function setLines(text: string, setting: Setting, typesetter: Typesetter): Line[] {
  const paragraphs = typesetter.printable(text).trimEnd().split("\n");
  return paragraphs.flatMap((paragraph, index) => {
    const isLast = index === paragraphs.length - 1;
    const lines = paragraphLines(isLast ? paragraph : `${paragraph} `, setting, typesetter.measure);
    return orderedLines(withBlanks(paragraph), lines.map(withBlanks));
  });
}

/** A blank that kept two words together is an ordinary one on paper: a reader who searches types that. */
function withBlanks(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

/** The order of a paragraph, from which each of its lines takes its own part: a line may begin with its figures. */
function orderedLines(paragraph: string, lines: readonly string[]): Line[] {
  const isLong = lines.length > 1;
  const order = readingOrder(paragraph);
  if (order === null) return lines.map((text) => ({ text, order, isLong }));
  let read = 0;
  return lines.map((text) => {
    const start = Math.max(0, paragraph.indexOf(text.trimEnd(), read));
    read = start + text.trimEnd().length;
    return { text, order: { base: order.base, levels: order.levels.subarray(start, read) }, isLong };
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
export function widestAddress(
  text: string,
  { face, size }: Setting,
  { printable, measure }: Typesetter,
): number | null {
  if (!text.includes("@")) return null;
  const addresses = printable(text)
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
  return spaced.flatMap((word) => {
    if (address.test(word)) return [word];
    const scripted = isBase(word) ? null : breakableParts(word);
    return scripted ?? word.match(/.+?[-/](?=\p{L})|.+/gu) ?? [];
  });
}

/** Cuts a word between letters if it is wider than the line; a letter wider than the line has a line of its own. */
function letterLines(word: string, setting: Setting, measure: Measure): string[] {
  const { face, size, width } = setting;
  if (measure(word.trimEnd(), face, size) <= width) return [word];
  if (address.test(word)) return addressLines(word, setting, measure);
  if (!isBase(word)) return graphemeLines(word, setting, measure);
  const lines: string[] = [];
  let [line, taken] = ["", 0];
  for (const letter of word) {
    const advance = measure(letter, face, size);
    if (line !== "" && letter !== " " && taken + advance > width) {
      lines.push(line);
      [line, taken] = ["", 0];
    }
    line += letter;
    taken += advance;
  }
  return [...lines, line];
}

/** Cuts an e-mail address after its "@" and its dots, and between letters only where a part is wider than the line. */
function addressLines(word: string, setting: Setting, measure: Measure): string[] {
  const { face, size, width } = setting;
  const lines: string[] = [];
  let line = "";
  for (const part of word.match(/[^@.]*[@.]+|[^@.]+/gu) ?? []) {
    if (measure((line + part).trimEnd(), face, size) <= width) {
      line += part;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = letterLines(part, setting, measure);
    line = pieces.pop() ?? "";
    lines.push(...pieces);
  }
  return [...lines, line];
}

/** Cuts a word of a script between its characters, whose widths do not add up because they join. */
function graphemeLines(word: string, { face, size, width }: Setting, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const grapheme of graphemesOf(word)) {
    if (line !== "" && grapheme !== " " && measure(line + grapheme, face, size) > width) {
      lines.push(line);
      line = "";
    }
    line += grapheme;
  }
  return [...lines, line];
}
