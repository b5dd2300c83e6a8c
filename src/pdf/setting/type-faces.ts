import { gunzipSync } from "fflate";
import type { Font, Glyph } from "fontkit";
import { create } from "fontkit";
import type { Face, Measure } from "#pdf/operations.ts";

/** The file of a face in src/pdf/faces, without its ending. */
export type FaceFile = "noto-sans-regular" | "noto-sans-bold";

/** Reads the file of a face: from the disk on the server, from our own site in a browser. */
export type ReadFace = (file: FaceFile) => Promise<Uint8Array>;

/** A run of glyphs, in the form that pdfkit expects of a face. */
interface GlyphRun {
  glyphs: Glyph[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
}

/** A face that sets one glyph for each character: no shaping, no kerning, so that widths can be added. */
type PlainFace = Font & { layout(text: string): GlyphRun };

/** The faces of every document. */
export type Faces = Readonly<Record<Face, PlainFace>>;

const opened = new Map<FaceFile, Promise<PlainFace>>();

/**
 * The faces of every document, each read and parsed once for the life of the process, because parsing takes longer
 * than writing a document.
 *
 * @throws what `read` throws; the next call reads again
 */
export async function openFaces(read: ReadFace): Promise<Faces> {
  const [regular, bold] = await Promise.all([
    openFace("noto-sans-regular", read),
    openFace("noto-sans-bold", read),
  ]);
  return { regular, bold };
}

function openFace(file: FaceFile, read: ReadFace): Promise<PlainFace> {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const opening = read(file).then((bytes) => plainFace(create(gunzipSync(bytes))));
  opened.set(file, opening);
  opening.catch(() => opened.delete(file));
  return opening;
}

/** Measures printable texts in the faces. */
export function measureIn(faces: Faces): Measure {
  const advances: Record<Face, Map<number, number>> = { regular: new Map(), bold: new Map() };
  return (text, face, size) => {
    const known = advances[face];
    let width = 0;
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      let advance = known.get(code);
      if (advance === undefined) {
        advance = faces[face].glyphForCodePoint(code).advanceWidth;
        known.set(code, advance);
      }
      width += advance;
    }
    return (width * size) / faces[face].unitsPerEm;
  };
}

/** Replaces the face's shaping, which a subset does not need and which takes most of the time of a document. */
function plainFace(font: Font): PlainFace {
  const glyphs = new Map<number, Glyph>();
  const glyphOf = (code: number): Glyph => {
    const glyph = glyphs.get(code) ?? font.glyphForCodePoint(code);
    glyphs.set(code, glyph);
    return glyph;
  };
  const layout = (text: string): GlyphRun => {
    const run = [...text].map((character) => glyphOf(character.codePointAt(0) ?? 0));
    return {
      glyphs: run,
      positions: run.map(({ advanceWidth }) => ({
        xAdvance: advanceWidth,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
      })),
      advanceWidth: run.reduce((sum, glyph) => sum + glyph.advanceWidth, 0),
    };
  };
  return Object.assign(font, { layout });
}
