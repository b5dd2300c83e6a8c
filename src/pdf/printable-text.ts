import { printedForm } from "#pdf/missing-glyphs.ts";

/** Replaces a character that the faces lack; PDF/A forbids the empty box that a face has for it. */
const replacement = "\u{fffd}";

const plain = /^[\x20-\x7e\n]*$/;
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/gu;

/**
 * Text that can be printed: letters composed, line breaks as "\n", tabs as blanks, nothing invisible, and only
 * characters that the faces have. It accepts any input.
 */
export function printableText(text: string): string {
  if (plain.test(text)) return text;
  const composed = text.normalize("NFC").replace(lineBreaks, "\n").replace(/\t/g, " ");
  let printable = "";
  for (const character of composed.replace(unseen, "")) {
    printable += character === "\n" ? character : (printedForm(character) ?? replacement);
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
