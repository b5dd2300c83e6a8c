const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Whether a text looks like an Australian Business Number: eleven digits without a leading zero whose weighted sum,
 * with one subtracted from the first digit, is divisible by 89 (Australian Business Register, "Format of the ABN").
 * Blanks are ignored.
 */
export function looksLikeAbn(text: string): boolean {
  const number = text.replace(/\s/g, "");
  if (!/^[1-9]\d{10}$/.test(number)) return false;
  const lessOne = `${Number(number[0]) - 1}${number.slice(1)}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(lessOne[at]), 0);
  return sum % 89 === 0;
}
