import type { Query, QueryClient } from "@tanstack/react-query";
import { sealedParts } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Opened } from "#vault/records/records.ts";
import { CallError } from "#web/base/call-error.ts";
import { readRecord, readSlices } from "#web/records/gateway.ts";
import {
  type RecordList,
  sameIfUnchanged,
  withoutRecord,
  withRecord,
  withWrites,
} from "#web/records/list.ts";
import type { ListResource, OneResource, Stored } from "#web/records/resources.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

/**
 * [Note: Lists in the cache]
 * A list is read once, page by page, and shown as it arrives; leaving the screen does not stop the reading. After that
 * each write puts its own answer into the list, so that a change costs one record and not ten thousand. When a list is
 * read again, because it is stale or records were imported, it stays as it is until the last page has arrived.
 */
export function listQuery<T extends Stored>(resource: ListResource<T>) {
  return {
    queryKey: [resource.key],
    queryFn: ({ client }: { client: QueryClient }) => readList<T>(client, resource),
    // Unchanged records already keep their identity; a structural comparison of the whole list would be noticeable.
    structuralSharing: false,
  };
}

/**
 * All records of a kind, opened, once the last of them has arrived. @param fresh always asks the server @throws
 * CallError
 */
export async function readWholeList<T extends Stored>(
  client: QueryClient,
  resource: ListResource<T>,
  { fresh }: { fresh: boolean },
): Promise<readonly Opened<T>[]> {
  const options = listQuery<T>(resource);
  const known = client.getQueryData<RecordList<T>>(options.queryKey);
  // A list that is still being read is fresh but not whole: treated as stale, it joins the fetch under way.
  const { records } = await client.fetchQuery({
    ...options,
    ...(fresh || known?.isPartial ? { staleTime: 0 } : {}),
  });
  return records;
}

/** Puts a record into its list when that is in the cache. */
export function putInList<T extends Stored>(client: QueryClient, key: string, opened: Opened<T>): void {
  const listed = asListed(opened);
  noteWrite(client, key, { id: opened.record.id, written: listed });
  changeList<T>(client, key, (records) => withRecord(records, listed));
}

/** Takes a deleted record out of its list. */
export function dropFromList(client: QueryClient, key: string, id: Id): void {
  noteWrite(client, key, { id, written: null });
  changeList<Stored>(client, key, (records) => withoutRecord(records, id));
}

/** Reads one record again into its list: when a write failed, somebody else may have changed it. Never rejects. */
export async function refreshInList<T extends Stored>(
  client: QueryClient,
  resource: OneResource<T> & Pick<ListResource<T>, "key">,
  id: T["id"],
): Promise<void> {
  try {
    putInList(client, resource.key, await readRecord(resource, id));
  } catch (error) {
    // Without an answer the list stays as it was; the failure of the write itself has already been reported.
    if (error instanceof CallError && error.status === 404) dropFromList(client, resource.key, id);
  }
}

/** The writes made since the reading of a list began. */
type Reading = Map<Id, Opened<Stored> | null>;

const readings = new WeakMap<Query, Reading>();

async function readList<T extends Stored>(
  client: QueryClient,
  resource: ListResource<T>,
): Promise<RecordList<T>> {
  const queryKey = [resource.key];
  const { writes, assertCurrent } = beginReading<T>(client, resource.key);
  const before = client.getQueryData<RecordList<T>>(queryKey);
  let known: ReadonlyMap<Id, Opened<T>> | null = null;
  const read = new Map<Id, Opened<T>>();
  let enough = before?.isPartial === false ? Number.POSITIVE_INFINITY : (before?.records.length ?? 0) + 1;
  for await (const { records, endsPage } of readSlices<T>(resource)) {
    assertCurrent();
    // Not before: the search begins to read several lists in one task.
    known ??= new Map(before?.records.map((each) => [each.record.id, each]));
    for (const each of records) {
      const { id } = each.record;
      read.set(id, sameIfUnchanged(known.get(id), each));
    }
    if (endsPage && read.size >= enough) {
      // Each update scans all rows, so the next one waits until there are twice as many.
      enough = read.size * 2;
      client.setQueryData<RecordList<T>>(queryKey, {
        records: withWrites([...read.values()], writes),
        isPartial: true,
      });
    }
  }
  assertCurrent();
  return { records: withWrites([...read.values()], writes), isPartial: false };
}

/**
 * A reading outlives its screen, so it must notice when its result is no longer wanted: when another reading has begun,
 * when the person has signed out, or when the key that opens the records has changed or is gone.
 */
function beginReading<T extends Stored>(client: QueryClient, key: string) {
  const find = () => client.getQueryCache().find({ queryKey: [key], exact: true });
  const query = find();
  const writes = new Map<Id, Opened<T> | null>();
  const access = vaultAccess();
  if (query) readings.set(query, writes);
  const assertCurrent = () => {
    const isCurrent =
      query !== undefined && find() === query && readings.get(query) === writes && vaultAccess() === access;
    if (!isCurrent) throw new DOMException("Another reading has begun, or another account", "AbortError");
  };
  return { writes, assertCurrent };
}

/** Notes a write for the reading under way, whose later pages may still carry the old record. */
function noteWrite(
  client: QueryClient,
  key: string,
  { id, written }: { id: Id; written: Opened<Stored> | null },
): void {
  const query = client.getQueryCache().find({ queryKey: [key], exact: true });
  if (query) readings.get(query)?.set(id, written);
}

function changeList<T extends Stored>(
  client: QueryClient,
  key: string,
  change: (records: readonly Opened<T>[]) => readonly Opened<T>[],
): void {
  const queryKey = [key];
  const state = client.getQueryState(queryKey);
  client.setQueryData<RecordList<T>>(
    queryKey,
    (list) => list && { ...list, records: change(list.records) },
    // The age of the list stays, because the other records are no fresher than before.
    state ? { updatedAt: state.dataUpdatedAt } : {},
  );
}

/** Lists carry neither line items nor suppliers, nor words that are sealed with the lines. */
function asListed<T extends Stored>(opened: Opened<T>): Opened<T> {
  const whole = Object.entries(opened.record);
  const record = Object.fromEntries(whole.filter(([name]) => !notListed.has(name)));
  return { ...opened, record: record as T };
}

const notListed = new Set([
  ...["lineItems", "linesSealed", "supplier"],
  ...Object.values(sealedParts).flatMap(({ lines }) => lines.fields),
]);
