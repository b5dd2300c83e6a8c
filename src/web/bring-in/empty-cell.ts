/** Whether a cell has nothing but a dash; "None" and "Na" are names too. */
export function isDash(text: string): boolean {
  return /^[-–—.?\s]*$/.test(text);
}

/** Whether a cell of an item says that there is nothing: "-", "N/A", "TBC". "No" is a unit, and "x" may be a code. */
export function isNoValue(text: string): boolean {
  return /^(?:[-–—]+|n\s?\/\s?a|n\.a\.|tb[ac]|none|nil)$/i.test(text);
}

/** Whether a cell of a customer says that there is nothing, as people type it: "-", "n/a", "x", "not known". */
export function saysNothing(text: string): boolean {
  return /^(?:|[-–—.?x]+|n\s?\/?\s?a\.?|none|nil|no|tb[ac]|unknown|not known)$/i.test(text.trim());
}
