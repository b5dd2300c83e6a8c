/** Numbers that Ofcom reserves for drama, which nobody has: Leeds, mobile, and no area in particular. */
const ranges = ["0113 496 0", "07700 900", "07700 900", "01632 960"] as const;

/** The telephone number of the nth person; 900 different ones exist. */
export function dramaPhone(nth: number): string {
  const range = ranges[nth % ranges.length] ?? ranges[0];
  return `${range}${100 + ((nth * 23) % 900)}`;
}
