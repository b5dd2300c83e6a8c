import type { Font, Glyph } from "fontkit";
import { isIgnorable } from "#pdf/setting/unseen.ts";

/** A glyph of a face, at a place relative to its cluster, in units of the face. */
interface Part {
  readonly glyph: Glyph;
  readonly x: number;
  readonly y: number;
}

/**
 * Characters that shaping turned into glyphs together: a syllable of Devanagari, an Arabic letter with its dots. It is
 * drawn as one shape, which the file maps to its characters, so that a reader finds what was typed.
 */
export interface Cluster {
  readonly text: string;
  readonly parts: readonly Part[];
  /** In units of the face. */
  readonly advance: number;
}

interface Placed extends Part {
  readonly advance: number;
  /** The characters that shaping names as its source, decomposed. */
  readonly sources: readonly number[];
}

/** Letters that are read from right to left; figures among them are not. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}](?<!\p{Nd})/u;

/** Shapes a word, and returns its clusters from left to right. */
export function clustersOf(font: Font, word: string): Cluster[] {
  const groups = indic.test(word) ? syllableGroups(font, word) : shapedGroups(font, word);
  let left = 0;
  return groups.map(({ text, members }) => {
    const start = left;
    const advance = members.reduce((sum, member) => sum + member.advance, 0);
    left += advance;
    const parts = members.filter((member) => !isHidden(member));
    return { text, advance, parts: parts.map(({ glyph, x, y }) => ({ glyph, x: x - start, y })) };
  });
}

const indic = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}]/u;

/** A letter with its marks, and the letters that a virama joins to it. */
const syllables =
  /(?:\P{M}[\p{M}\u200c\u200d]*?[\u094d\u09cd\u0a4d\u0acd]\u200d?(?=\p{L}))*(?:[^\p{M}][\p{M}\u200c\u200d]*|[\p{M}\u200c\u200d]+)/gu;

/** At the end of a syllable: a sign such as a hyphen begins a word again. */
const wordCharacter = /[\p{L}\p{M}\p{Cf}]$/u;

/**
 * The scripts of northern India are shaped syllable by syllable, as OpenType has it: fontkit 2.0.4 looks beyond the end of one.
 * Forms for the beginning of a word are left out of a syllable that follows another.
 */
function syllableGroups(font: Font, word: string): Group[] {
  let pen = 0;
  let isWithin = false;
  const groups = (word.match(syllables) ?? []).map((text): Group => {
    const features = isWithin ? { init: false } : {};
    isWithin = wordCharacter.test(text);
    const members = placedGlyphs(font, text, { pen, features });
    pen += members.reduce((sum, { advance }) => sum + advance, 0);
    return { text, members };
  });
  return withoutLastFormats(groups);
}

function shapedGroups(font: Font, word: string): Group[] {
  const placed = placedGlyphs(font, inShapingOrder(word), { pen: 0, features: {} });
  return rightToLeft.test(word)
    ? grouped(placed.toReversed(), word).map(asDrawn).reverse()
    : withoutLastFormats(grouped(placed, word));
}

function placedGlyphs(
  font: Font,
  text: string,
  { pen: start, features }: { pen: number; features: Readonly<Record<string, boolean>> },
): Placed[] {
  const direction = rightToLeft.test(text) ? "rtl" : "ltr";
  const { glyphs, positions } = font.layout(text, features, undefined, undefined, direction);
  let pen = start;
  return glyphs.map((glyph, index): Placed => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const part = {
      glyph,
      x: pen + xOffset,
      y: yOffset,
      advance: xAdvance,
      sources: sourcesOf(glyph, xAdvance),
    };
    pen += xAdvance;
    return part;
  });
}

/** A group of a word from right to left: readers turn its characters round. */
function asDrawn({ text, members }: Group): Group {
  return { text: [...text].reverse().join(""), members: members.toReversed() };
}

/**
 * Joiners and other format characters go with the characters after them: pdf.js leaves out a glyph whose text ends in
 * one. Those at the end of a word have a glyph of their own, without a shape.
 */
function withoutLastFormats(groups: readonly Group[]): Group[] {
  let carried = "";
  const moved = groups.map(({ text, members }) => {
    const whole = carried + text;
    carried = /\p{Cf}*$/u.exec(whole)?.[0] ?? "";
    return { text: whole.slice(0, whole.length - carried.length), members };
  });
  return carried === "" ? moved : [...moved, { text: carried, members: [] }];
}

/**
 * Marks are stored in one order and stacked in another: shadda is beneath the vowel, the dot of a Hebrew letter is
 * placed before its vowels, and the circle of the Thai vowel am is beneath the tone.
 */
function inShapingOrder(word: string): string {
  return word
    .replace(/([\u0e48-\u0e4b]+)\u0e33/g, "\u0e4d$1\u0e32")
    .replace(/([\u064b-\u0650\u0652]+)(\u0651)/g, "$2$1")
    .replace(/([\u05b0-\u05bd\u05bf]+)([\u05c1\u05c2])/g, "$2$1")
    .replace(/([\u05b0-\u05bb\u05bd\u05bf]+)(\u05bc)/g, "$2$1");
}

function sourcesOf(glyph: Glyph, advance: number): number[] {
  if (isHidden({ glyph, advance })) return [];
  return glyph.codePoints.flatMap((code) => decomposed(String.fromCodePoint(code)));
}

/** fontkit draws an ignorable character as a blank without width, and as an empty box in a face without a blank. */
function isHidden({ glyph: { codePoints }, advance }: Pick<Placed, "glyph" | "advance">): boolean {
  return advance === 0 && codePoints.length === 1 && codePoints[0] === 0x20;
}

function decomposed(text: string): number[] {
  return [...text.normalize("NFKD")].flatMap((character) =>
    isIgnorable(character) ? [] : (character.codePointAt(0) ?? 0),
  );
}

interface Group {
  readonly text: string;
  readonly members: Placed[];
}

/**
 * Divides glyphs in the order of their text into the smallest groups that belong to a stretch of it: a group ends
 * where its glyphs come from the same characters, in whatever order. Glyphs without characters, as the dots of a
 * letter, go with those before them. A word whose glyphs do not say what they come from is one group.
 */
function grouped(glyphs: readonly Placed[], word: string): Group[] {
  const sources = sourceOf(word);
  const groups: Group[] = [];
  const open = new Map<number, number>();
  let [members, read, start]: [Placed[], number, number] = [[], 0, 0];
  const count = (code: number, change: number) => {
    const left = (open.get(code) ?? 0) + change;
    if (left === 0) open.delete(code);
    else open.set(code, left);
  };
  for (const glyph of glyphs) {
    const last = groups.at(-1);
    if (glyph.sources.length === 0 && members.length === 0 && last !== undefined) {
      last.members.push(glyph);
      continue;
    }
    members.push(glyph);
    for (const code of glyph.sources) {
      count(code, 1);
      count(sources[read]?.code ?? -1, -1);
      read += 1;
    }
    const end = sources[read - 1]?.end;
    if (open.size === 0 && end !== undefined && end !== null) {
      groups.push({ text: word.slice(start, end), members });
      [members, start] = [[], end];
    }
  }
  const isWhole = members.length === 0 && start === word.length && groups.length > 0;
  return isWhole ? groups : [{ text: word, members: [...glyphs] }];
}

interface Source {
  readonly code: number;
  /** Where the stretch of the word ends that the character completes; null within a decomposed character. */
  readonly end: number | null;
}

function sourceOf(word: string): Source[] {
  const sources: { code: number; end: number | null }[] = [];
  let at = 0;
  for (const character of word) {
    at += character.length;
    const codes = decomposed(character);
    const last = sources.at(-1);
    if (codes.length === 0 && last !== undefined) last.end = at;
    codes.forEach((code, index) => {
      sources.push({ code, end: index === codes.length - 1 ? at : null });
    });
  }
  return sources;
}
