import { createKey, type Entry, type EntryGroup } from "#web/ui/combobox-entries.ts";

interface GroupReading<Item> {
  keyOf: (item: Item) => string;
  groupOf?: (item: Item) => string;
}

/**
 * Groups the items found under their headings, in the order in which the headings first occur. The offer to create one
 * comes last, in a group of its own.
 */
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
