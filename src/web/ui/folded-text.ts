/**
 * Lower case without accents: "Crème" and "creme" are equal. Most names have no accents, so they need only the first
 * half.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return /[^ -~]/.test(lower) ? lower.normalize("NFD").replace(/\p{M}/gu, "") : lower;
}

/**
 * Memoises the folded text of each item, because folding twenty thousand names again at each key would be noticeable.
 */
const foldedByItem = new WeakMap<object, WeakMap<object, string>>();
/** Memoises them by list as well, because going through an array is faster than looking up each item. */
const foldedByList = new WeakMap<object, WeakMap<object, readonly string[]>>();

/** The text that an item is found by, folded. Items must not be mutated. @param textOf the same function each time */
export function foldedText<Item extends object>(item: Item, textOf: (item: Item) => string): string {
  return remembered(under(foldedByItem, textOf), item, () => fold(textOf(item)));
}

/** The folded texts of a list's items, in order. Lists must not be mutated: a changed list is another array. */
export function foldedTexts<Item extends object>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly string[] {
  return remembered(under(foldedByList, textOf), items, () => items.map((item) => foldedText(item, textOf)));
}

function under<Value>(all: WeakMap<object, WeakMap<object, Value>>, reading: object): WeakMap<object, Value> {
  return remembered(all, reading, () => new WeakMap());
}

function remembered<Value>(known: WeakMap<object, Value>, key: object, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
