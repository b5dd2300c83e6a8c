import type { Id } from "#domain/account/id.ts";
import type { Opened } from "#vault/records.ts";

/** What every record has, of whatever kind. */
export interface Stored {
  id: Id;
  version: number;
  createdAt: string;
}

/** The records of a list as far as they are read, newest first. */
export interface RecordList<T> {
  records: readonly Opened<T>[];
  /** More are still to come, or could not be read. */
  isPartial: boolean;
}

/** What was written while a list was being read: a record as it is now by its id, or null for one that is gone. */
export type Writes<T> = ReadonlyMap<Id, Opened<T> | null>;

/**
 * The records with one of them changed, or with a new one at its place by age. A version that is older than the one
 * known changes nothing: its answer came late.
 */
export function withRecord<T>(records: readonly Opened<T>[], changed: Opened<T>): readonly Opened<T>[] {
  const own = storedOf(changed);
  const at = records.findIndex((each) => storedOf(each).id === own.id);
  const known = records[at];
  if (known && storedOf(known).version > own.version) return records;
  if (known && storedOf(known).createdAt === own.createdAt) return records.with(at, changed);
  const others = known ? records.toSpliced(at, 1) : records;
  const older = others.findIndex((each) => isOlder(storedOf(each), own));
  return others.toSpliced(older === -1 ? others.length : older, 0, changed);
}

/** The records without one of them. */
export function withoutRecord<T>(records: readonly Opened<T>[], id: Id): readonly Opened<T>[] {
  const left = records.filter((each) => storedOf(each).id !== id);
  return left.length === records.length ? records : left;
}

/** What was read, with what was written meanwhile. */
export function withWrites<T>(records: readonly Opened<T>[], writes: Writes<T>): readonly Opened<T>[] {
  let result = records;
  for (const [id, written] of writes) {
    result = written === null ? withoutRecord(result, id) : withRecord(result, written);
  }
  return result;
}

/** A record that is read again and has not changed stays the object it was, so that its row is not drawn again. */
export function sameIfUnchanged<T extends object>(known: Opened<T> | undefined, read: Opened<T>): Opened<T> {
  if (known?.state !== read.state) return read;
  const before = known.record as Record<string, unknown>;
  const now = Object.entries(read.record);
  const isSame =
    now.length === Object.keys(before).length && now.every(([name, value]) => before[name] === value);
  return isSame ? known : read;
}

/** The server's order: by creation, then by id. */
function isOlder(one: Stored, other: Stored): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return one.id < other.id;
}

/** Every record of a list has these, whatever else it is made of. */
export function storedOf<T>({ record }: Opened<T>): Stored {
  return record as unknown as Stored;
}
