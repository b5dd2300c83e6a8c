/** A row of a combobox's list: an item, or the offer to create a new one, by its place among those. */
export type Entry<Item> = { key: string; item: Item } | { key: string; item: null; offer: number };

export type EntryGroup<Item> = {
  /** The heading, or "" when there is no heading. */
  value: string;
  items: Entry<Item>[];
};

/** The id of a row, which the box names as its active one. */
export function rowId(listId: string, key: string): string {
  return `${listId}-row-${key.trim()}`;
}
