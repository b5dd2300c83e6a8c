import bidiFactory from "bidi-js";
import { hasRightToLeft } from "#words/paper/isolated.ts";

const bidi = bidiFactory();

/** The direction of each character of a text, by the Unicode Bidirectional Algorithm (UAX 9): odd is right to left. */
export interface ReadingOrder {
  /** The level of the paragraph: 0 or 1. */
  readonly base: number;
  readonly levels: Uint8Array;
}

/** Null for a paragraph that is read from left to right throughout. */
export function readingOrder(paragraph: string): ReadingOrder | null {
  if (!hasRightToLeft(paragraph)) return null;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph, "auto");
  return { base: paragraphs[0]?.level ?? 0, levels };
}

/** The character that is drawn for one within text from right to left: "(" for ")". */
export function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

/** Stretches of a line as they stand from left to right (UAX 9, rule L2). */
export function fromLeft<Part extends { readonly level: number }>(parts: readonly Part[]): Part[] {
  const placed = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < placed.length; start += 1) {
      let end = start;
      while ((placed[end]?.level ?? -1) >= level) end += 1;
      if (end > start) placed.splice(start, end - start, ...placed.slice(start, end).reverse());
      start = end;
    }
  }
  return placed;
}
