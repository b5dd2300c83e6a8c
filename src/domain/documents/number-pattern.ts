import type { DocumentKind } from "#domain/documents/trade-document.ts";

/** How the numbers of documents are written: "INV-0042" has the prefix "INV-" and the width 4. */
export interface NumberPattern {
  prefix: string;
  /** Digits at least; a figure that has more takes them. */
  width: number;
}

/** The pattern before somebody has chosen their own. */
export const firstPatterns: Record<DocumentKind, NumberPattern> = {
  quote: { prefix: "Q-", width: 4 },
  invoice: { prefix: "INV-", width: 4 },
};

/** The number that a figure has in a pattern. */
export function numberOfFigure({ prefix, width }: NumberPattern, figure: number): string {
  return `${prefix}${String(figure).padStart(width, "0")}`;
}

/**
 * The pattern and the figure of a number that somebody chose: "2026-041" has "2026-", 3 digits and 41. Null where it
 * does not end in digits, so that nothing follows it.
 */
export function patternOf(number: string): (NumberPattern & { figure: number }) | null {
  // At most 15 digits, which are a safe integer; what stands before them belongs to the prefix.
  const [, prefix = "", digits = ""] = /^(.*?)(\d{1,15})$/s.exec(number) ?? [];
  return digits === "" ? null : { prefix, width: digits.length, figure: Number(digits) };
}
