/** Letters that are read from right to left, and the marks that order a text with them. */
const rightToLeft = /[\u0590-\u08ff\u200f\u061c\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a text has something that is read from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * [Note: Names within sentences]
 * A name that is read from right to left, isolated from the sentence that it stands in (UAX 9, FSI and PDI): the figures
 * and words beside it stay where they are. Any other name is left as it is.
 */
export function isolated(name: string): string {
  return hasRightToLeft(name) ? `\u2068${name.replace(/[\u2066-\u2069]/g, "")}\u2069` : name;
}
