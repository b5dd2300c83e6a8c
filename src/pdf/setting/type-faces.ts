import type { Font, Glyph } from "fontkit";
import type { ReadFace } from "#pdf/setting/open-face.ts";
import { openFont } from "#pdf/setting/open-face.ts";
import type { Face, Measure } from "#pdf/setting/run.ts";

/** A run of glyphs, in the form that pdfkit expects of a face. */
export interface GlyphRun {
  glyphs: Glyph[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
}

/** A face that sets one glyph for each character: no shaping, no kerning, so that widths can be added. */
type PlainFace = Omit<Font, "layout"> & { layout(text: string): GlyphRun };

/** The base faces, which every document has. */
export type Faces = Readonly<Record<Face, PlainFace>>;

const plainFaces = new Map<Font, PlainFace>();

/**
 * The base faces.
 *
 * @throws what `read` throws
 */
export async function openFaces(read: ReadFace): Promise<Faces> {
  const [regular, bold] = await Promise.all([
    openFont("noto-sans-regular", read),
    openFont("noto-sans-bold", read),
  ]);
  return { regular: knownPlainFace(regular), bold: knownPlainFace(bold) };
}

function knownPlainFace(font: Font): PlainFace {
  const known = plainFaces.get(font) ?? plainFace(font);
  plainFaces.set(font, known);
  return known;
}

/** Measures printable texts in the base faces. */
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
