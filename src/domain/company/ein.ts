/** Prefixes that no campus of the Internal Revenue Service assigns. */
const unassigned = "00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97".split(" ");

/**
 * Whether a text looks like a US Employer Identification Number: nine digits that begin with an assigned prefix
 * (Internal Revenue Service, "How EINs are assigned and valid EIN prefixes"). It has no check digit. Blanks and
 * hyphens are ignored.
 */
export function looksLikeEin(text: string): boolean {
  const number = text.replace(/[\s-]/g, "");
  return /^\d{9}$/.test(number) && !unassigned.includes(number.slice(0, 2));
}
