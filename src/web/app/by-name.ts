import { compareKeys, orderKey } from "#web/ui/text-order.ts";

/** Keys are made once while a record lives: a list of thousands is ordered again with each page of it. */
const keys = new WeakMap<object, string>();

/** Puts records in order by name as people do: case and accents apart, 2 before 10. They are taken as values. */
export function sortedByName<T extends { name: string }>(records: readonly T[]): T[] {
  return records
    .map((record) => ({ record, key: keyOf(record) }))
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
