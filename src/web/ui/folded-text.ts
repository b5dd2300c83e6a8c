/** Lower case without accents: "Crème" and "creme" are one. Most names have none, and need only the first half. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return /[^ -~]/.test(lower) ? lower.normalize("NFD").replace(/\p{M}/gu, "") : lower;
}

/** Folding twenty thousand names anew at each key would be felt: a text is folded once while its item lives. */
const foldedByItem = new WeakMap<object, WeakMap<object, string>>();
/** And a list is gone through faster than its items are looked up one by one. */
const foldedByList = new WeakMap<object, WeakMap<object, readonly string[]>>();

/** What an item is found by, folded. @param textOf the same function each time; items are taken as values */
export function foldedText<Item extends object>(item: Item, textOf: (item: Item) => string): string {
  return remembered(under(foldedByItem, textOf), item, () => fold(textOf(item)));
}

/** The same of each item of a list, in its order. Lists are taken as values: a changed one is another array. */
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
