import { compareKeys, orderKey } from "#web/ui/text-order.ts";

/** Memoises the sort key of each record, because a list of thousands is sorted again with each page that arrives. */
const keys = new WeakMap<object, string>();

/** Sorts records by name as people do: ignoring case and accents, 2 before 10. Records must not be mutated. */
export function sortedByName<T extends { name: string }>(records: readonly T[]): T[] {
  return sortedByNameOf(records, (record) => record);
}

/** The same of what stands for a record that has the name. */
export function sortedByNameOf<T>(all: readonly T[], recordOf: (one: T) => { name: string }): T[] {
  return all
    .map((record) => ({ record, key: keyOf(recordOf(record)) }))
    .sort((left, right) => compareKeys(left.key, right.key))
    .map(({ record }) => record);
}

function keyOf(record: { name: string }): string {
  const known = keys.get(record);
  if (known !== undefined) return known;
  const key = orderKey(record.name);
  keys.set(record, key);
  return key;
}
