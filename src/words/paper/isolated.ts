/** Letters that are read from right to left, and the marks that order a text with them. */
const rightToLeft = /[\u0590-\u08ff\u200f\u061c\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a text has something that is read from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * [Note: Names within sentences]
 * A name that is read from right to left, isolated from the sentence that it stands in (UAX 9, FSI and PDI): the figures
 * and words beside it stay where they are. Marks of isolation that the name has itself, perhaps from a message that it
 * was copied from, are left out: one without its fellow would end the sentence's own.
 */
export function isolated(name: string): string {
  const plain = name.replace(/[\u2066-\u2069]/g, "");
  return hasRightToLeft(plain) ? `\u2068${plain}\u2069` : plain;
}
