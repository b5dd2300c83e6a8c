import { composed, graphemesOf } from "#pdf/setting/graphemes.ts";
import { printedForm } from "#pdf/setting/missing-glyphs.ts";

/** Replaces a character that the faces lack; PDF/A forbids the empty box that a face has for it. */
const replacement = "\u{fffd}";

const plain = /^[\x20-\x7e\n]*$/;
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/u;

/** A character within a grapheme: whether the face of a script draws it. */
export type HasScript = (grapheme: string, character: string) => boolean;

const noScript: HasScript = () => false;

/**
 * Text that can be printed: letters composed, line breaks as "\n", tabs as blanks, nothing invisible that shapes no
 * letter, and only characters that the faces have. It accepts any input.
 *
 * @param hasScript tells the characters of the faces that are used besides the base faces
 */
export function printableText(text: string, hasScript = noScript): string {
  if (plain.test(text)) return text;
  const whole = composed(text).replace(lineBreaks, "\n").replace(/\t/g, " ");
  const graphemes = hasScript === noScript ? whole : graphemesOf(whole);
  let printable = "";
  for (const grapheme of graphemes) {
    for (const character of grapheme) {
      if (character === "\n" || hasScript(grapheme, character)) printable += character;
      else if (!unseen.test(character)) printable += printedForm(character) ?? replacement;
    }
  }
  return printable;
}

/** Text for a title or an alternative description, which is read and not drawn: one line, any script. */
export function plainText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, replacement)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\ufffe\uffff]+/gu, " ")
    .trim();
}
