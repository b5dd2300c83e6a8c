/** Key of the entry that creates something new; no item has it. */
export const createKey = " create";

/** A row of a combobox's list: an item, or the offer to create a new one. */
export type Entry<Item> = { key: string; item: Item | null };

export type EntryGroup<Item> = {
  /** The heading, or "" when there is no heading. */
  value: string;
  items: Entry<Item>[];
};

/** The id of a row, which the box names as its active one. */
export function rowId(listId: string, key: string): string {
  return `${listId}-row-${key.trim()}`;
}
