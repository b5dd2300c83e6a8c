/**
 * @param documents the items of each document, the newest first
 * @returns each item once: those in most documents first, of equals the latest
 */
export function mostUsed(documents: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const id of documents.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}
