/** Characters that only join, separate or choose other ones: a face has no shape for them. */
const ignorable = /\u200c|\u200d|[\u{e0020}-\u{e007f}]|\p{Variation_Selector}|\p{Emoji_Modifier}/u;

/** Whether a character only joins, separates or chooses others: a face that draws those keeps it. */
export function isIgnorable(character: string): boolean {
  return ignorable.test(character);
}

const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/u;

/** Whether a character is never visible: the base faces leave it out. */
export function isUnseen(character: string): boolean {
  return unseen.test(character);
}

const orderMark = /[\u200e\u200f\u061c\u2068\u2069]/;

/**
 * Whether a character only orders the text about it: LRM, RLM and ALM, which people type, and the isolates that our
 * sentences have about a name. It takes part in the bidirectional algorithm and is not drawn.
 */
export function isOrderMark(character: string): boolean {
  return orderMark.test(character);
}

/** Whether it is one that nobody typed, and that nobody should copy. */
export function isIsolate(character: string): boolean {
  return character === "\u2068" || character === "\u2069";
}
