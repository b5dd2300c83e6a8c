import { fold, foldedTexts } from "#web/ui/folded-text.ts";
import { type MatchTest, matchingIndexes } from "#web/ui/incremental-search.ts";

/** How a combobox searches its items. */
export interface MatchReading<Item> {
  /** All words that an item can be found by: its name, code, category. Must be the same function each time. */
  textOf: (item: Item) => string;
  /** The maximum number of items to return. */
  limit: number;
}

/**
 * The items that contain every word of the query, ignoring order, case and accents. Items whose text begins with the
 * query come first; otherwise the given order is kept. An empty query matches everything.
 */
export function findMatches<Item extends object>(
  items: readonly Item[],
  query: string,
  { textOf, limit }: MatchReading<Item>,
): Item[] {
  const wanted = fold(query.trim());
  if (wanted === "") return items.slice(0, limit);
  const texts = foldedTexts(items, textOf);
  const leading: number[] = [];
  const others: number[] = [];
  for (const place of matchingIndexes(texts, wanted, hasEveryWord)) {
    if (leading.length === limit) break;
    if (texts[place]?.startsWith(wanted)) leading.push(place);
    else if (others.length < limit) others.push(place);
  }
  return itemsAt(items, [...leading, ...others].slice(0, limit));
}

/** All items that contain every word of the query, in the given order. @param textOf the same function each time */
export function findAll<Item extends object>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = fold(query.trim());
  if (wanted === "") return items;
  return itemsAt(items, matchingIndexes(foldedTexts(items, textOf), wanted, hasEveryWord));
}

const hasEveryWord: MatchTest = (wanted) => {
  const words = wanted.split(/\s+/);
  return (text) => words.every((word) => text.includes(word));
};

function itemsAt<Item>(items: readonly Item[], places: readonly number[]): Item[] {
  return places.flatMap((place) => items[place] ?? []);
}
