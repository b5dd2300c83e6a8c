import { fold, foldedText, foldedTexts } from "#web/ui/folded-text.ts";
import { type MatchTest, matchingIndexes } from "#web/ui/incremental-search.ts";

/** How a combobox searches its items. */
export interface MatchReading<Item> {
  /** All words that an item can be found by: its name, code, category. Must be the same function each time. */
  textOf: (item: Item) => string;
  /** The name that the item is known by. Must be the same function each time. */
  nameOf: (item: Item) => string;
  /** The maximum number of items to return. */
  limit: number;
}

/**
 * The items that contain every word of the query, ignoring order, case and accents, by the place of the match in the
 * name: it begins with the query; each word of the query begins one of its words; it contains them; they are elsewhere,
 * as in an address. Within a rank the given order is kept. An empty query matches everything.
 */
export function findMatches<Item extends object>(
  items: readonly Item[],
  query: string,
  { textOf, nameOf, limit }: MatchReading<Item>,
): Item[] {
  const wanted = fold(query.trim());
  if (wanted === "") return items.slice(0, limit);
  const texts = foldedTexts(items, textOf);
  const ranked: [Item[], Item[], Item[], Item[]] = [[], [], [], []];
  const rank = rankIn(wanted);
  for (const item of itemsAt(items, matchingIndexes(texts, wanted, hasEveryWord))) {
    if (ranked[0].length === limit) break;
    const alike = ranked[rank(foldedText(item, nameOf))];
    if (alike.length < limit) alike.push(item);
  }
  return ranked.flat().slice(0, limit);
}

type Rank = 0 | 1 | 2 | 3;

function rankIn(wanted: string): (name: string) => Rank {
  const words = wanted.split(/\s+/);
  return (name) => {
    if (name.startsWith(wanted)) return 0;
    if (words.every((word) => beginsWord(name, word))) return 1;
    return words.every((word) => name.includes(word)) ? 2 : 3;
  };
}

function beginsWord(name: string, beginning: string): boolean {
  for (let at = name.indexOf(beginning); at >= 0; at = name.indexOf(beginning, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(name.charAt(at - 1))) return true;
  }
  return false;
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
