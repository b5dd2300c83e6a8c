/** How document numbers are written: "INV-0042" has the prefix "INV-" and the width 4. */
export interface NumberPattern {
  prefix: string;
  /** The least number of digits; a longer figure takes as many as it needs. */
  width: number;
}

/** The most characters in the number of a document. */
export const longestNumber = 50;

/** The most digits of a number that count up: 15 are a safe integer. */
const mostDigits = 15;

/** A figure written in a pattern. */
export function numberOfFigure({ prefix, width }: NumberPattern, figure: number): string {
  return `${prefix}${String(figure).padStart(width, "0")}`;
}

/**
 * The pattern and the figure of a number that a person chose: "2026-041" has "2026-", 3 digits and 41. Null when it
 * does not end in digits, or when the numbers after it could become longer than {@link longestNumber}: it then has no
 * next number.
 */
export function patternOf(number: string): (NumberPattern & { figure: number }) | null {
  // More digits than count up belong to the prefix.
  const [, prefix = "", digits = ""] = endingInDigits.exec(number) ?? [];
  if (digits === "" || prefix.length + mostDigits > longestNumber) return null;
  return { prefix, width: digits.length, figure: Number(digits) };
}

const endingInDigits = new RegExp(`^(.*?)(\\d{1,${mostDigits}})$`, "s");
