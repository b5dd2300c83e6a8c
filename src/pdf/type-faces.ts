import { unzlibSync } from "fflate";
import type { Font, Glyph } from "fontkit";
import { create } from "fontkit";
import { decodeBase64 } from "#pdf/base64.ts";
import { notoSansBold } from "#pdf/fonts/noto-sans-bold.ts";
import { notoSansRegular } from "#pdf/fonts/noto-sans-regular.ts";
import type { Face } from "#pdf/operations.ts";

/** A run of glyphs, in the form that pdfkit expects of a face. */
interface GlyphRun {
  glyphs: Glyph[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
}

/** A face that sets one glyph for each character: no shaping, no kerning, so that widths can be added. */
type PlainFace = Font & { layout(text: string): GlyphRun };

const packed: Record<Face, string> = { regular: notoSansRegular, bold: notoSansBold };
const opened = new Map<Face, PlainFace>();

/** A face, parsed once for the life of the process, because parsing takes longer than writing a document. */
export function typeFace(face: Face): PlainFace {
  const known = opened.get(face);
  if (known !== undefined) return known;
  const bytes = decodeBase64(packed[face]);
  if (bytes === null) throw new Error(`The ${face} face is damaged`);
  const plain = plainFace(create(unzlibSync(bytes)));
  opened.set(face, plain);
  return plain;
}

const advances: Record<Face, Map<number, number>> = { regular: new Map(), bold: new Map() };

/** The width in points of a printable text in a face at a size. */
export function textWidth(text: string, face: Face, size: number): number {
  const known = advances[face];
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    let advance = known.get(code);
    if (advance === undefined) {
      advance = typeFace(face).glyphForCodePoint(code).advanceWidth;
      known.set(code, advance);
    }
    width += advance;
  }
  return (width * size) / typeFace(face).unitsPerEm;
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
