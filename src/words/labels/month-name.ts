/** The name of a month, 1 to 12, which is the same in all our languages. @throws RangeError for any other number. */
export function monthName(month: number): string {
  const name = names[month - 1];
  if (name === undefined) throw new RangeError(`Not a month: ${month}`);
  return name;
}

const names = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
