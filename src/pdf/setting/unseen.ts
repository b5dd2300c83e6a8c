/** Characters that only join, separate or choose other ones: a face has no shape for them. */
const ignorable = /[\u200c-\u200f\u061c\u{e0020}-\u{e007f}]|\p{Variation_Selector}|\p{Emoji_Modifier}/u;

/** Whether a character only joins, separates or chooses others: a face that draws those keeps it. */
export function isIgnorable(character: string): boolean {
  return ignorable.test(character);
}

const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/u;

/** Whether a character is never visible: the base faces leave it out. */
export function isUnseen(character: string): boolean {
  return unseen.test(character);
}
