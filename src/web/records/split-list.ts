import type { Opened } from "#vault/records/records.ts";
import { sortedByName } from "#web/records/by-name.ts";
import { findAll } from "#web/ui/combobox-matches.ts";

/** Records as a list of cards needs them: the readable ones sorted by name, and those that cannot be read. */
export interface SplitList<T> {
  open: readonly T[];
  closed: readonly Exclude<Opened<T>, { state: "open" }>[];
}

/** Splits and sorts the records, by name ignoring case. */
export function splitList<T extends { name: string }>(records: readonly Opened<T>[]): SplitList<T> {
  return {
    open: sortedByName(records.flatMap((each) => (each.state === "open" ? [each.record] : []))),
    closed: records.filter((each) => each.state !== "open"),
  };
}

/**
 * The records that contain every word of the search, in the same order. Records that cannot be read cannot be found
 * either, so they are shown only while nothing is searched for.
 *
 * @param textOf the text that a record is found by; the same function each time
 */
export function searchSplitList<T extends object>(
  list: SplitList<T>,
  search: string,
  textOf: (record: T) => string,
): SplitList<T> {
  if (search.trim() === "") return list;
  return { open: findAll(list.open, search, textOf), closed: [] };
}
