/** Ofcom's numbers for use in drama, which are given to nobody: Leeds, mobile, and no area in particular. */
const ranges = ["0113 496 0", "07700 900", "07700 900", "01632 960"] as const;

/** The telephone number of the nth person, each a different one of 900. */
export function dramaPhone(nth: number): string {
  const range = ranges[nth % ranges.length] ?? ranges[0];
  return `${range}${100 + ((nth * 23) % 900)}`;
}
