/** How a combobox reads an item for searching. */
export interface MatchReading<Item> {
  /** All words an item can be found by: its name, code, category. */
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
  for (const item of items) {
    const text = foldedText(item, textOf);
    if (!words.every((word) => text.includes(word))) continue;
    if (text.startsWith(wanted)) leading.push(item);
    else if (others.length < limit) others.push(item);
    if (leading.length === limit) break;
  }
  return [...leading, ...others].slice(0, limit);
}

/** Folding twenty thousand names anew at each key would be felt; an item is folded once while it lives. */
const folded = new WeakMap<object, { source: string; text: string }>();

function foldedText<Item extends object>(item: Item, textOf: (item: Item) => string): string {
  const source = textOf(item);
  const known = folded.get(item);
  if (known?.source === source) return known.text;
  const text = fold(source);
  folded.set(item, { source, text });
  return text;
}

/** Lower case without accents: "Crème" and "creme" are one. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
