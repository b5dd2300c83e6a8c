/** Tells whether two names of categories are one, case and blanks apart; the database's index judges alike. */
export function isSameCategory(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
