import { unzlibSync } from "fflate";
import type { Font, Glyph } from "fontkit";
import { create } from "fontkit";
import { decodeBase64 } from "#pdf/base64.ts";
import { notoSansBold } from "#pdf/fonts/noto-sans-bold.ts";
import { notoSansRegular } from "#pdf/fonts/noto-sans-regular.ts";
import type { Face } from "#pdf/operations.ts";

/** A run of glyphs in the form in which pdfkit asks a face for them. */
interface GlyphRun {
  glyphs: Glyph[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
}

/** A face that sets one glyph for each character: no shaping, no kerning, so widths simply add up. */
type PlainFace = Font & { layout(text: string): GlyphRun };

const packed: Record<Face, string> = { regular: notoSansRegular, bold: notoSansBold };
const opened = new Map<Face, PlainFace>();

/** A face, parsed once for the life of the process: parsing costs more than writing a document. */
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

/** The width of a text in points, when set in a face at a size. The text must be printable. */
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

/** Replaces the face's shaping, which a cut face has no use for and which is most of the time of a document. */
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
