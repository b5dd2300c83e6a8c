import type { Entry, EntryGroup } from "#web/ui/combobox-entries.ts";

interface GroupReading<Item> {
  keyOf: (item: Item) => string;
  groupOf?: (item: Item) => string;
}

/**
 * Groups the items found under their headings, in the order in which the headings first occur. The offers to create one
 * come last, in a group of their own. No item has a key like theirs.
 */
export function groupEntries<Item>(
  matches: readonly Item[],
  { keyOf, groupOf }: GroupReading<Item>,
  offers: number,
): EntryGroup<Item>[] {
  const groups = new Map<string, Entry<Item>[]>();
  for (const item of matches) {
    const heading = groupOf?.(item) ?? "";
    const group = groups.get(heading) ?? [];
    group.push({ key: keyOf(item), item });
    groups.set(heading, group);
  }
  const all = [...groups].map(([value, items]) => ({ value, items }));
  const created = Array.from({ length: offers }, (_, offer) => ({
    key: ` create${offer}`,
    item: null,
    offer,
  }));
  return offers > 0 ? [...all, { value: "", items: created }] : all;
}
