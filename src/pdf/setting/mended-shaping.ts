import type { Coverage, Font, GlyphIterator, LookupProcessor } from "fontkit";

const mended = new WeakSet<Font>();

/** Mends what fontkit 2.0.4 gets wrong when it shapes with a face; src/pdf/setting/shaping.test.ts shows each case. */
export function mendShaping(font: Font): void {
  if (mended.has(font)) return;
  mended.add(font);
  keepSources(font);
  keepAnchors(font);
  keepMarkSets(font);
  keepOrderBefore(font);
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

/**
 * fontkit reads the set of marks that a lookup sees, and does not use it. As OpenType has it, the lookup passes over all
 * other marks.
 */
function keepMarkSets({ GDEF, GSUB, GPOS, _layoutEngine: { engine } }: Font): void {
  const sets = (GDEF?.markGlyphSetsDef?.coverage ?? []).map(glyphsOf);
  for (const table of [GSUB, GPOS]) {
    for (const { flags, markFilteringSet } of table?.lookupList.toArray() ?? []) {
      flags.marks = typeof markFilteringSet === "number" ? sets[markFilteringSet] : undefined;
    }
  }
  for (const processor of [engine?.GSUBProcessor, engine?.GPOSProcessor]) {
    if (processor) seeSets(processor);
  }
}

function glyphsOf({ glyphs, rangeRecords = [] }: Coverage): ReadonlySet<number> {
  const ranges = rangeRecords.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, index) => start + index),
  );
  return new Set(glyphs ?? ranges);
}

/** The processor makes a new iterator for each text. */
function seeSets(processor: LookupProcessor): void {
  let current = processor.glyphIterator;
  Object.defineProperty(processor, "glyphIterator", {
    get: () => current,
    set: (iterator: GlyphIterator) => {
      const { shouldIgnore } = iterator;
      iterator.shouldIgnore = (glyph) => {
        const { marks } = iterator.options;
        const isPassed = marks !== undefined && glyph.isMark && !marks.has(glyph.id);
        return isPassed || shouldIgnore.call(iterator, glyph);
      };
      current = iterator;
    },
  });
}

/**
 * A lookup names the glyphs before its own from the nearest to the farthest, and fontkit compares them in the order of
 * the text.
 */
function keepOrderBefore({ _layoutEngine: { engine } }: Font): void {
  for (const processor of [engine?.GSUBProcessor, engine?.GPOSProcessor]) {
    if (!processor) continue;
    const { match } = processor;
    processor.match = (index, sequence, ...others) =>
      match.call(processor, index, index < 0 ? [...sequence].reverse() : sequence, ...others);
  }
}
