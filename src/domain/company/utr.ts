const weights = [6, 7, 8, 9, 10, 5, 4, 3, 2];
/** The check digit for each remainder of the weighted sum. */
const checkDigits = "21987654321";

/**
 * Whether a text looks like a UK Unique Taxpayer Reference: ten digits, of which the first is a check digit over the
 * others, modulo 11 (HMRC, "Modulus 11 check"). Blanks are ignored, and so is a "K" at the end, which some letters
 * print.
 */
export function looksLikeUtr(text: string): boolean {
  const reference = text.replace(/\s/g, "").replace(/K$/i, "");
  if (!/^\d{10}$/.test(reference)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(reference[at + 1]), 0);
  return checkDigits[sum % 11] === reference[0];
}
