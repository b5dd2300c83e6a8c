import { fold, foldedTexts } from "#web/ui/folded-text.ts";

/** How a combobox reads an item for searching. */
export interface MatchReading<Item> {
  /** All words an item can be found by: its name, code, category. The same function each time. */
  textOf: (item: Item) => string;
  /** The most items to return. */
  limit: number;
}

/**
 * The items that have every word of the query in them, whatever the order, case or accents; those whose text
 * begins with the query come first, else the given order holds. An empty query matches everything.
 */
export function findMatches<Item extends object>(
  items: readonly Item[],
  query: string,
  { textOf, limit }: MatchReading<Item>,
): Item[] {
  const wanted = fold(query.trim());
  if (wanted === "") return items.slice(0, limit);
  const words = wanted.split(/\s+/);
  const leading: Item[] = [];
  const others: Item[] = [];
  for (const [index, text] of foldedTexts(items, textOf).entries()) {
    if (leading.length === limit) break;
    const item = items[index];
    if (item === undefined) break;
    const starts = text.startsWith(wanted);
    if (!starts && (others.length === limit || !words.every((word) => text.includes(word)))) continue;
    (starts ? leading : others).push(item);
  }
  return [...leading, ...others].slice(0, limit);
}
