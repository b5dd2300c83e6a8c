/**
 * Whether two category names are the same, ignoring case and blanks; the database's index compares them the same way.
 */
export function isSameCategory(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
