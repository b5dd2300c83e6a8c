/** Of the documents of the last 90 days so many are read: each is a request, from a phone on a roof. */
export const mostDocuments = 10;
const longestAgo = 90 * 24 * 60 * 60 * 1000;

/**
 * @param documents `at` is when each was made, in milliseconds UTC
 * @param now milliseconds UTC
 * @returns the newest documents of the last 90 days, the newest first
 */
export function newestOf<T extends { at: number }>(documents: readonly T[], now: number): T[] {
  return documents
    .filter(({ at }) => at > now - longestAgo)
    .sort((one, other) => other.at - one.at)
    .slice(0, mostDocuments);
}

/**
 * @param documents the items of each document, the newest first
 * @returns each item once: those in most documents first, of equals the latest
 */
export function mostUsed(documents: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const id of documents.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}
