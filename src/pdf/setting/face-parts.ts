import { hasCode } from "#pdf/setting/covers.ts";
import { graphemesOf } from "#pdf/setting/graphemes.ts";
import { printedForm } from "#pdf/setting/printed-form.ts";
import { scriptCoverage } from "#pdf/setting/script-coverage.ts";
import { isIgnorable, isOrderMark } from "#pdf/setting/unseen.ts";

/** Characters of a text that one face draws. */
export interface FacePart {
  readonly text: string;
  /** The row of the faces' coverage that has all of them; null for what is left to the base faces. */
  readonly key: string | null;
}

/** The row of the ideographs, whose faces are cut into slices. */
export const slicesKey = "slices";
/** The row of the emoji. */
export const emojiKey = "noto-emoji";

/** The row of the marks that order a text, which no face draws. */
export const orderMarksKey = "order";

const scriptKeys = Object.keys(scriptCoverage).filter((key) => key !== slicesKey && key !== emojiKey);

/** Characters shown as a picture by default, or because a selector says so. */
const picture = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u;

/** What a keycap is made of: the face of the emoji has it too, although the base faces have it. */
const keycap = /[0-9#*]/;

/** Letters of East Asia, and the forms as wide as they are, which are printed as such only beside them. */
const easternLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const easternForm = /[\u3000-\u303f\u3200-\u33ff\uff00-\uffef]/;

/** Whether a text has letters of East Asia. */
export function isEasternText(text: string): boolean {
  return easternLetter.test(text);
}

/**
 * [Note: What can be printed]
 * Divides a composed text by the faces that draw it, by the table of their coverage alone. The printer chooses its faces
 * by it, and the warning before a document is sent says what it leaves to the base faces and they lack: so a character is
 * printed as a box if and only if it was warned of.
 *
 * A letter and its marks are one part if one face has them all. Ideographs are parts of their own, because two of them
 * may be in different slices.
 *
 * @param isEastern whether the document has letters of East Asia
 */
export function faceParts(text: string, isEastern: boolean): FacePart[] {
  return graphemesOf(text).flatMap((grapheme) => graphemeParts(grapheme, isEastern));
}

function graphemeParts(grapheme: string, isEastern: boolean): FacePart[] {
  const characters = [...grapheme];
  const isPicture = picture.test(grapheme) && characters.some((character) => covers(emojiKey, character));
  const parts: FacePart[] = [];
  for (const character of characters) {
    const last = parts.at(-1);
    const key = keyOf(character, { isPicture, isEastern, before: last?.key ?? null });
    const joins = last !== undefined && last.key === key && (key !== slicesKey || isIgnorable(character));
    if (joins) parts.splice(-1, 1, { text: last.text + character, key });
    else parts.push({ text: character, key });
  }
  return parts;
}

interface Place {
  readonly isPicture: boolean;
  readonly isEastern: boolean;
  /** The key of the character before it within its grapheme. */
  readonly before: string | null;
}

function keyOf(character: string, { isPicture, isEastern, before }: Place): string | null {
  if (isOrderMark(character)) return orderMarksKey;
  if (isIgnorable(character)) return before;
  if (isPicture && (covers(emojiKey, character) || keycap.test(character))) return emojiKey;
  if (isEastern && easternForm.test(character) && covers(slicesKey, character)) return slicesKey;
  if (printedForm(character) !== null) return null;
  if (before !== null && before !== slicesKey && covers(before, character)) return before;
  return [...scriptKeys, slicesKey, emojiKey].find((key) => covers(key, character)) ?? null;
}

function covers(key: string, character: string): boolean {
  return hasCode(scriptCoverage[key] ?? [], character.codePointAt(0) ?? 0);
}

/** Whether a face besides the base faces has a character. */
export function isInScript(character: string): boolean {
  return Object.keys(scriptCoverage).some((key) => covers(key, character));
}
