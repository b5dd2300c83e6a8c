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
  const texts = foldedTexts(items, textOf);
  const leading: Item[] = [];
  const others: Item[] = [];
  for (const [index, text] of texts.entries()) {
    if (leading.length === limit) break;
    const starts = text.startsWith(wanted);
    if (!starts && (others.length === limit || !words.every((word) => text.includes(word)))) continue;
    const item = items[index];
    if (item !== undefined) (starts ? leading : others).push(item);
  }
  return [...leading, ...others].slice(0, limit);
}

/**
 * Folding twenty thousand names anew at each key would be felt. A list is folded once while it lives, for each
 * way of reading it. Lists are taken as values: a changed one is another array.
 */
const foldedByReading = new WeakMap<object, WeakMap<object, readonly string[]>>();

function foldedTexts<Item>(items: readonly Item[], textOf: (item: Item) => string): readonly string[] {
  const lists = foldedByReading.get(textOf) ?? new WeakMap<object, readonly string[]>();
  foldedByReading.set(textOf, lists);
  const texts = lists.get(items) ?? items.map((item) => fold(textOf(item)));
  lists.set(items, texts);
  return texts;
}

/** Lower case without accents: "Crème" and "creme" are one. Most names have none, and need only the first half. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return /[^ -~]/.test(lower) ? lower.normalize("NFD").replace(/\p{M}/gu, "") : lower;
}
