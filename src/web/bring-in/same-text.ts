/**
 * A key that is equal for texts people would call the same: it ignores case, spacing and the Unicode form of accents.
 */
export function sameText(text: string): string {
  return text.normalize("NFC").trim().toLowerCase().replace(/\s+/g, " ");
}
