import type { Font } from "fontkit";

const mended = new WeakSet<Font>();

/** Mends what fontkit 2.0.4 gets wrong when it shapes with a face; src/pdf/setting/shaping.test.ts shows each case. */
export function mendShaping(font: Font): void {
  if (mended.has(font)) return;
  mended.add(font);
  keepSources(font);
  keepAnchors(font);
}

/** fontkit keeps one object for each glyph, with the characters that it first stood for. */
function keepSources(font: Font): void {
  const { getGlyph } = font;
  font.getGlyph = (id, codePoints = []) =>
    Object.create(getGlyph.call(font, id), { codePoints: { value: codePoints } });
}

/**
 * fontkit fails where a mark has no place on a letter. As OpenType has it, the lookup then does not apply, and the next
 * one is tried.
 */
function keepAnchors(font: Font): void {
  const processor = font._layoutEngine.engine?.GPOSProcessor ?? null;
  if (processor === null) return;
  const { applyAnchor, applyLookup } = processor;
  let isWithoutAnchor = false;
  processor.applyAnchor = (mark, anchor, index) => {
    isWithoutAnchor = !anchor || !mark.markAnchor;
    if (!isWithoutAnchor) applyAnchor.call(processor, mark, anchor, index);
  };
  processor.applyLookup = (type, table) => {
    isWithoutAnchor = false;
    const applies = applyLookup.call(processor, type, table);
    const isApplied = applies && !isWithoutAnchor;
    isWithoutAnchor = false;
    return isApplied;
  };
}
