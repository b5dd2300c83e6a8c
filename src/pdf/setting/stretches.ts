import { isBase } from "#pdf/setting/covers.ts";
import { orderMarksKey } from "#pdf/setting/face-parts.ts";
import type { ShapedFace } from "#pdf/setting/open-face.ts";
import type { ReadingOrder } from "#pdf/setting/reading-order.ts";
import { mirrored } from "#pdf/setting/reading-order.ts";
import type { Face } from "#pdf/setting/run.ts";
import type { ScriptFaces } from "#pdf/setting/script-faces.ts";
import type { Faces } from "#pdf/setting/type-faces.ts";
import { isOrderMark } from "#pdf/setting/unseen.ts";

/** Characters of a word that are shaped together: of one face, one direction, and all of them digits or none. */
export interface Stretch {
  readonly text: string;
  /** The level of its direction: odd is right to left. */
  readonly level: number;
  /** The file of its face in regular; null for the base faces. */
  readonly file: string | null;
}

/** The parts of a line across which nothing is shaped: words, the blanks between them, and single ideographs with their marks. */
export function unitsOf(line: string): string[] {
  return line.match(words) ?? [];
}

const words =
  /[ \u00a0]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{M}\p{Cf}\p{Emoji_Modifier}]*|[^ \u00a0\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

const digit = /^\p{Nd}/u;

/**
 * Divides a word into stretches, in the order in which they are read. Signs of the base faces that are read from right to
 * left are stretches of their own.
 *
 * @param start where the word begins in the text of the order
 */
export function stretchesOf(
  word: string,
  faces: ScriptFaces,
  { order, start }: { order: ReadingOrder | null; start: number },
): Stretch[] {
  const stretches: Stretch[] = [];
  let at = start;
  for (const part of faces.parts(word)) {
    const { text } = part;
    const level = order === null ? 0 : (order.levels[at] ?? order.base);
    at += text.length;
    const file = faces.file(part) ?? (isMirrored(text, level) ? mirroredFile : null);
    const last = stretches.at(-1);
    const joins =
      last !== undefined &&
      last.file === file &&
      last.level === level &&
      (file !== null || level % 2 === 0) &&
      file !== orderMarksKey &&
      digit.test(last.text) === digit.test(text);
    if (joins) stretches.splice(-1, 1, { ...last, text: last.text + text });
    else stretches.push({ text, level, file });
  }
  return stretches;
}

/** The name that stands for the base faces with their brackets turned round. */
const mirroredFile = "mirrored";

function isMirrored(text: string, level: number): boolean {
  return level % 2 === 1 && mirrored(text) !== text && isBase(text);
}

/** Joins stretches that follow each other in one face from left to right, so that a reader meets them as one text. */
export function joinedStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      last.file === stretch.file &&
      last.level === stretch.level &&
      stretch.level % 2 === 0 &&
      stretch.file !== orderMarksKey
    ) {
      joined.splice(-1, 1, { ...last, text: last.text + stretch.text });
    } else joined.push(stretch);
  }
  return joined;
}

/** The face of a stretch in regular or bold; null for the base faces. */
export function faceOfStretch(
  { file }: Stretch,
  { faces, mirrors }: { faces: ScriptFaces; mirrors: Mirrors },
  face: Face,
): ShapedFace | null {
  if (file === null) return null;
  return file === mirroredFile || file === orderMarksKey ? mirrors[face] : faces.opened(file, face);
}

/** The base faces with brackets turned round: drawn as the one, and read as the other. A mark of order is read alone. */
export type Mirrors = Readonly<Record<Face, ShapedFace>>;

export function mirrorsOf(faces: Faces): Mirrors {
  return { regular: mirrorOf(faces.regular, "regular"), bold: mirrorOf(faces.bold, "bold") };
}

/** It has a name of its own, because a file has one font of each name. */
function mirrorOf(font: Faces[Face], face: Face): ShapedFace {
  const file = `${mirroredFile}-${face}`;
  return {
    file,
    font: Object.create(font, { postscriptName: { value: `NotoSans-${file}` } }),
    clusters: (text) => {
      if (isOrderMark(text)) return [{ text, advance: 0, parts: [] }];
      const glyph = font.glyphForCodePoint(mirrored(text).codePointAt(0) ?? 0);
      return [{ text, advance: glyph.advanceWidth, parts: [{ glyph, x: 0, y: 0 }] }];
    },
  };
}
