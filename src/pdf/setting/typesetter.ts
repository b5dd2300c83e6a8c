import { isBase } from "#pdf/setting/covers.ts";
import type { ReadFace } from "#pdf/setting/open-face.ts";
import { printableText } from "#pdf/setting/printable-text.ts";
import type { ReadingOrder } from "#pdf/setting/reading-order.ts";
import { fromLeft } from "#pdf/setting/reading-order.ts";
import type { Face, Measure, Run } from "#pdf/setting/run.ts";
import type { ScriptFaces } from "#pdf/setting/script-faces.ts";
import { openScriptFaces } from "#pdf/setting/script-faces.ts";
import type { Mirrors, Stretch } from "#pdf/setting/stretches.ts";
import { faceOfStretch, joinedStretches, mirrorsOf, stretchesOf, unitsOf } from "#pdf/setting/stretches.ts";
import type { Faces } from "#pdf/setting/type-faces.ts";
import { measureIn } from "#pdf/setting/type-faces.ts";
import { isIsolate } from "#pdf/setting/unseen.ts";

/** Sets the texts of a document: it stands between their words and their places. */
export interface Typesetter {
  /** A text as it can be printed. */
  readonly printable: (text: string) => string;
  readonly measure: Measure;
  /** The runs of a line in the order in which they are read; null for a line that the base faces set as it is. */
  readonly runs: (line: string, order: ReadingOrder | null, style: RunStyle) => readonly Run[] | null;
}

interface RunStyle {
  readonly face: Face;
  readonly size: number;
}

/** Sets texts in the base faces alone. */
export function baseTypesetter(measure: Measure): Typesetter {
  return { printable: (text) => printableText(text), measure, runs: () => null };
}

/**
 * Opens the faces that the texts of a document need besides the base faces.
 *
 * @throws what `read` throws
 */
export async function openTypesetter(
  texts: readonly string[],
  baseFaces: Faces,
  read: ReadFace,
): Promise<Typesetter> {
  const base = measureIn(baseFaces);
  if (texts.every(isBase)) return baseTypesetter(base);
  const faces = await openScriptFaces(texts, read);
  const known = { faces, mirrors: mirrorsOf(baseFaces), base };
  return {
    printable: (text) => printableText(text, faces.parts),
    measure: measureWith(known),
    runs: (line, order, style) =>
      order === null && isBase(line) ? null : runsOf(line, order, { ...known, style }),
  };
}

/** Adds the widths of words, each of which is shaped once. */
function measureWith(setting: Known): Measure {
  const { faces, base } = setting;
  const known = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  const wordWidth = (word: string, face: Face): number => {
    const width =
      known[face].get(word) ??
      sum(stretchesOf(word, faces, { order: null, start: 0 }), (stretch) =>
        stretchWidth(stretch, { ...setting, style: { face, size: 1 } }),
      );
    known[face].set(word, width);
    return width;
  };
  return (text, face, size) =>
    isBase(text) ? base(text, face, size) : size * sum(unitsOf(text), (word) => wordWidth(word, face));
}

/** The faces of a document, opened. */
interface Known {
  readonly faces: ScriptFaces;
  readonly mirrors: Mirrors;
  readonly base: Measure;
}

interface Setting extends Known {
  readonly style: RunStyle;
}

function stretchWidth(stretch: Stretch, setting: Setting): number {
  const { base, style } = setting;
  const { face, size } = style;
  const shaped = faceOfStretch(stretch, setting, face);
  if (shaped === null) return base(stretch.text, face, size);
  return (sum(shaped.clusters(stretch.text), ({ advance }) => advance) * size) / shaped.font.unitsPerEm;
}

/**
 * Isolates have ordered the line and are left out. The blank that ends a line is beyond its edge: on the left of a line that is
 * read from the right.
 */
function runsOf(line: string, order: ReadingOrder | null, setting: Setting): Run[] {
  const seen = line.trimEnd();
  let at = 0;
  const stretches = unitsOf(seen).flatMap((word) => {
    const start = at;
    at += word.length;
    return stretchesOf(word, setting.faces, { order, start });
  });
  const joined = joinedStretches(stretches.filter(({ text }) => !isIsolate(text)));
  const places = new Map<Stretch, number>();
  let x = 0;
  for (const stretch of fromLeft(joined)) {
    places.set(stretch, x);
    x += stretchWidth(stretch, setting);
  }
  const runs = joined.map((stretch) => ({
    x: places.get(stretch) ?? 0,
    text: stretch.text,
    shaped: faceOfStretch(stretch, setting, setting.style.face),
  }));
  if (seen === line) return runs;
  const { face, size } = setting.style;
  const isFromRight = (order?.base ?? 0) % 2 === 1;
  return [...runs, { x: isFromRight ? -setting.base(" ", face, size) : x, text: " ", shaped: null }];
}

function sum<Each>(list: readonly Each[], of: (each: Each) => number): number {
  return list.reduce((total, each) => total + of(each), 0);
}
