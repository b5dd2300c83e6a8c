/** Key of the entry that makes something new; no item has it. */
export const createKey = " create";

/** A row of a combobox's list: an item, or the offer to make a new one. */
export type Entry<Item> = { key: string; item: Item | null };

export type EntryGroup<Item> = {
  /** Heading; "" for none. */
  value: string;
  items: Entry<Item>[];
};

interface GroupReading<Item> {
  keyOf: (item: Item) => string;
  groupOf?: (item: Item) => string;
}

/** Sorts found items under their headings, in the order the headings first come; the offer stands last, alone. */
export function groupEntries<Item>(
  matches: readonly Item[],
  { keyOf, groupOf }: GroupReading<Item>,
  offersCreation: boolean,
): EntryGroup<Item>[] {
  const groups = new Map<string, Entry<Item>[]>();
  for (const item of matches) {
    const heading = groupOf?.(item) ?? "";
    const group = groups.get(heading) ?? [];
    group.push({ key: keyOf(item), item });
    groups.set(heading, group);
  }
  const all = [...groups].map(([value, items]) => ({ value, items }));
  return offersCreation ? [...all, { value: "", items: [{ key: createKey, item: null }] }] : all;
}
