import type { FacePart } from "#pdf/setting/face-parts.ts";
import { faceParts, isInScript } from "#pdf/setting/face-parts.ts";
import { composed } from "#pdf/setting/graphemes.ts";
import { printedForm } from "#pdf/setting/printed-form.ts";
import { isIgnorable, isOrderMark, isUnseen } from "#pdf/setting/unseen.ts";
import { hasRightToLeft } from "#words/paper/isolated.ts";

/** Replaces a character that the faces lack; PDF/A forbids the empty box that a face has for it. */
const replacement = "\u{fffd}";

const plain = /^[\x20-\x7e\n]*$/;
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const controls = /[\p{Cc}\p{Cf}]/gu;

/** Divides a text by the faces that draw it. */
export type PartsOf = (text: string) => readonly FacePart[];

const inBaseFaces: PartsOf = (text) => [{ text, key: null }];

/**
 * Text that can be printed: letters composed, line breaks as "\n", tabs as blanks, nothing invisible that shapes no
 * letter, and only characters that the faces have. It accepts any input.
 *
 * @param partsOf tells what the faces draw that are used besides the base faces
 */
export function printableText(text: string, partsOf = inBaseFaces): string {
  if (plain.test(text)) return text;
  return partsOf(cleaned(text))
    .map((part) => (part.key === null ? inBase(part.text) : part.text))
    .join("");
}

/**
 * The characters of a text that no face has, each once, in order of appearance: for the warning before a document is
 * sent. It needs the faces' coverage only, not the faces; see [Note: What can be printed].
 */
export function missingGlyphs(text: string): string[] {
  if (plain.test(text)) return [];
  const left = faceParts(cleaned(text), false).flatMap((part) => (part.key === null ? [...part.text] : []));
  return [...new Set(left.filter((character) => printedInBase(character) === replacement))];
}

/**
 * A text in the characters that the faces are asked for: without those that would be left out wherever they are. Marks
 * of order stay where something is read from right to left; elsewhere they change nothing.
 */
export function cleaned(text: string): string {
  const isOrdered = hasRightToLeft(text);
  const stays = (each: string) =>
    each === "\n" || isIgnorable(each) || isInScript(each) || (isOrdered && isOrderMark(each));
  const broken = text.replace(lineBreaks, "\n").replace(/\t/g, " ");
  return composed(broken.replace(controls, (each) => (stays(each) ? each : "")));
}

function inBase(text: string): string {
  return Array.from(text, printedInBase).join("");
}

function printedInBase(character: string): string {
  if (character === "\n") return character;
  return isUnseen(character) ? "" : (printedForm(character) ?? replacement);
}

/** Text for a title or an alternative description, which is read and not drawn: one line, any script. */
export function plainText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, replacement)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\ufffe\uffff]+/gu, " ")
    .trim();
}
