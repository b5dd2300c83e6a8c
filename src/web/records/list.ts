import type { Id } from "#domain/ids/id.ts";
import type { Opened } from "#vault/records/records.ts";
import type { Stored } from "#web/records/resources.ts";

/** The records of a list that have been read so far, newest first. */
export interface RecordList<T> {
  records: readonly Opened<T>[];
  /** More records are still being read, or could not be read. */
  isPartial: boolean;
}

/** What was written while a list was being read: the current record by its id, or null when it was deleted. */
export type Writes<T> = ReadonlyMap<Id, Opened<T> | null>;

/**
 * The records with one of them replaced, or with a new one inserted by age. A version older than the known one changes
 * nothing, because its answer arrived late.
 */
export function withRecord<T extends Stored>(
  records: readonly Opened<T>[],
  changed: Opened<T>,
): readonly Opened<T>[] {
  const own = changed.record;
  const at = records.findIndex((each) => each.record.id === own.id);
  const known = records[at];
  if (known && known.record.version > own.version) return records;
  if (known && known.record.createdAt === own.createdAt) return records.with(at, changed);
  const others = known ? records.toSpliced(at, 1) : records;
  const older = others.findIndex((each) => isOlder(each.record, own));
  return others.toSpliced(older === -1 ? others.length : older, 0, changed);
}

export function withoutRecord<T extends Stored>(records: readonly Opened<T>[], id: Id): readonly Opened<T>[] {
  const left = records.filter((each) => each.record.id !== id);
  return left.length === records.length ? records : left;
}

/** The records that were read, with the writes made in the meantime. */
export function withWrites<T extends Stored>(
  records: readonly Opened<T>[],
  writes: Writes<T>,
): readonly Opened<T>[] {
  let result = records;
  for (const [id, written] of writes) {
    result = written === null ? withoutRecord(result, id) : withRecord(result, written);
  }
  return result;
}

/** Returns the known object when a record is read again unchanged, so that React does not render its row again. */
export function sameIfUnchanged<T extends object>(known: Opened<T> | undefined, read: Opened<T>): Opened<T> {
  if (known?.state !== read.state) return read;
  const before = known.record as Record<string, unknown>;
  const now = Object.entries(read.record);
  const isSame =
    now.length === Object.keys(before).length && now.every(([name, value]) => before[name] === value);
  return isSame ? known : read;
}

/** The server's order: by time of creation, then by id. */
function isOlder(one: Stored, other: Stored): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return one.id < other.id;
}
