import type { RecordKind } from "#contract/sealed-kinds.ts";
import { type DocumentListQuery, largestPage } from "#contract/wire.ts";
import { openMany } from "#vault/records/open-many.ts";
import { type Opened, openFields } from "#vault/records/records.ts";
import { call, callPage, readRows } from "#web/base/call.ts";
import { CallError } from "#web/base/call-error.ts";
import type { ListResource, OneResource, RowOf, Stored } from "#web/records/resources.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

/**
 * [Note: Screens never meet ciphertext]
 * Records are opened here, between the call and the cache, and sealed in writing.ts, between the form and the call. A
 * screen gets a domain object, or one that says why it is locked.
 */

/** The first page is small, so that the screen can show it at once. */
const firstPage = 50;
/** Read and opened in less than a frame on a desktop, and within 50 ms on an old phone. */
const rowsAtOnce = 15;

/** Some more records of a list, in order. */
export interface RecordSlice<T> {
  records: Opened<T>[];
  /** These are the last records of a page that is not the last page: a good moment to show what has arrived. */
  endsPage: boolean;
}

/**
 * All records of a kind, newest first, opened slice by slice: the first 50, then page after page. Each page is
 * requested while the one before it is being opened. The screen may paint between slices.
 *
 * @param only leaves records of the list out
 * @throws CallError
 */
export async function* readSlices<T extends Stored>(
  { routes, kind, withLines }: Pick<ListResource<T>, "routes" | "kind" | "withLines">,
  only: Pick<DocumentListQuery, "customerId" | "owed"> = {},
): AsyncGenerator<RecordSlice<T>, void> {
  const { list } = routes;
  const query = { ...only, ...(withLines ? ({ lines: "true" } as const) : {}) };
  let page = callPage(list, { limit: firstPage, ...query });
  for (let isLast = false; !isLast; ) {
    const { rows, next } = await page;
    if (next === null) isLast = true;
    else page = ahead(callPage(list, { limit: largestPage, cursor: next, ...query }));
    for (let from = 0; from < rows.count; from += rowsAtOnce) {
      const slice = readRows(list, rows, from, from + rowsAtOnce);
      const opened = (await openMany<object>(vaultAccess(), kind, slice)) as Opened<T>[];
      const records = opened.some(isStale)
        ? await Promise.all(opened.map((each) => confirmed({ routes, kind }, each)))
        : opened;
      yield { records, endsPage: !isLast && from + rowsAtOnce >= rows.count };
    }
  }
}

/**
 * Handles the rejection of a promise that is awaited later, or never when the reading ends first: otherwise it would be
 * reported as unhandled.
 */
function ahead<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Reads and opens one record. @throws CallError */
export async function readRecord<T extends Stored>(
  { routes, kind }: OneResource<T>,
  id: T["id"],
  signal?: AbortSignal,
): Promise<Opened<T>> {
  const read = () => call(routes.read, { params: { id } }, signal);
  const opened = await openRow<T>(kind, await read());
  return isStale(opened) ? openRow(kind, await read()) : opened;
}

/**
 * Opens a record as it was answered. The vault puts the words back into a row; a record that it does not open keeps its
 * nulls in place of them, and no screen shows those.
 */
export async function openRow<T extends object>(kind: RecordKind, row: RowOf<T>): Promise<Opened<T>> {
  return (await openFields<object>(vaultAccess(), kind, row)) as Opened<T>;
}

/**
 * Opens a record from an answer. If it seems to be an earlier version, it is requested again before the server is
 * accused, because the answer may have been on its way while the record was changed.
 *
 * @throws CallError
 */
export async function openAnswer<T extends Stored>(
  resource: OneResource<T>,
  row: RowOf<T>,
): Promise<Opened<T>> {
  return confirmed(resource, await openRow<T>(resource.kind, row));
}

/** Whether a record is an earlier version than this device has already seen, see [Note: Revisions of records]. */
export function isStale({ state, ...rest }: Opened<object>): boolean {
  return state === "tampered" && "reason" in rest && rest.reason === "envelope_stale";
}

/** The row unchanged, or read again when it seems to be an earlier version. */
async function confirmed<T extends Stored>(resource: OneResource<T>, opened: Opened<T>): Promise<Opened<T>> {
  if (!isStale(opened)) return opened;
  try {
    return await readRecord(resource, opened.record.id);
  } catch (error) {
    // The record has been deleted, or no answer came: nothing clears the row of the suspicion.
    if (error instanceof CallError) return opened;
    throw error;
  }
}
