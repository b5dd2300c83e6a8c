import type { Route } from "#contract/route.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { largestPage } from "#contract/wire.ts";
import type { Id } from "#domain/ids/id.ts";
import { openMany } from "#vault/records/open-many.ts";
import { mentionsWords, type Wire } from "#vault/records/record-fields.ts";
import { type Opened, openFields, type Sealed, sealFields } from "#vault/records/records.ts";
import { call, callPage, readRows } from "#web/base/call.ts";
import { CallError } from "#web/base/call-error.ts";
import { newId } from "#web/base/new-id.ts";
import { askForPassphrase } from "#web/base/passphrase-required.ts";
import { regainSession } from "#web/base/session-lost.ts";
import { sealingAccess, vaultAccess } from "#web/vault/vault-session.ts";

/**
 * [Note: Screens never meet ciphertext]
 * Records are opened here, between the call and the cache, and sealed here, between the form and the call. A screen
 * gets a domain object, or one that says why it is locked.
 */
export interface RecordResource {
  /** First part of the query key: "customers". */
  key: string;
  kind: RecordKind;
  routes: { list: Route; create: Route; read: Route; update: Route; remove: Route };
}

/** The fields that a form supplies for a new record, without those that the server and the vault add. */
export type RecordFields<T> = Omit<T, "id" | "version" | "createdAt" | "updatedAt">;

/** A change of one record: its id, the version it was made from, and its fields; of the words either all or none. */
export interface RecordChange<T> {
  id: Id;
  version: number;
  fields: Partial<RecordFields<T>>;
}

/** The first page is small, so that the screen can show it at once. */
const firstPage = 50;
/** Read and opened in less than a frame on a desktop, and without a visible stall on an old phone. */
const rowsAtOnce = 50;

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
 * @throws CallError
 */
export async function* readSlices<T extends object>({
  routes,
  kind,
}: RecordResource): AsyncGenerator<RecordSlice<T>, void> {
  const { list } = routes;
  let page = callPage(list, { limit: firstPage });
  for (let isLast = false; !isLast; ) {
    const { rows, next } = await page;
    if (next === null) isLast = true;
    else page = ahead(callPage(list, { limit: largestPage, cursor: next }));
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const slice = readRows(list, rows.slice(from, from + rowsAtOnce)) as T[];
      const opened = await openMany(vaultAccess(), kind, slice);
      const records = opened.some(isStale)
        ? await Promise.all(opened.map((each) => confirmed({ routes, kind }, each)))
        : opened;
      yield { records, endsPage: !isLast && from + rowsAtOnce >= rows.length };
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
export async function readRecord<T extends object>(
  { routes, kind }: Pick<RecordResource, "routes" | "kind">,
  id: Id,
  signal?: AbortSignal,
): Promise<Opened<T>> {
  const read = async () => (await call(routes.read, { params: { id } } as never, signal)) as unknown as T;
  const opened = await openFields(vaultAccess(), kind, await read());
  return isStale(opened) ? openFields(vaultAccess(), kind, await read()) : opened;
}

/**
 * Opens a record from an answer. If it seems to be an earlier version, it is requested again before the server is
 * accused, because the answer may have been on its way while the record was changed.
 *
 * @throws CallError
 */
export async function openAnswer<T extends object>(
  resource: Pick<RecordResource, "routes" | "kind">,
  record: T,
): Promise<Opened<T>> {
  return confirmed(resource, await openFields(vaultAccess(), resource.kind, record));
}

/**
 * Creates a record under an id made here, so that a retry does not create it twice.
 *
 * @throws VaultError while the account is locked, CallError
 */
export async function createRecord<T extends object>(
  { routes, kind }: RecordResource,
  fields: RecordFields<T>,
  id: string = newId(),
): Promise<Opened<T>> {
  const body = await sealed(kind, { ...fields, id });
  const record = (await call(routes.create, { body } as never)) as unknown as T;
  return openAnswer({ routes, kind }, record);
}

/** Changes a record. @throws VaultError while the account is locked, CallError VERSION_CONFLICT and others */
export async function updateRecord<T extends object>(
  { routes, kind }: RecordResource,
  { id, version, fields }: RecordChange<T>,
): Promise<Opened<T>> {
  const body = { ...(await sealed(kind, { ...fields, id })), version };
  const record = (await call(routes.update, { params: { id }, body } as never)) as unknown as T;
  return openAnswer({ routes, kind }, record);
}

/**
 * Seals what is to be saved. When the account is locked, the person is asked for the passphrase, after signing in again
 * if the session has ended too, and then the save continues.
 *
 * @throws VaultError `passphrase_required` when it was not given; the reason why nothing is opened when this device
 *   refuses the server; and others
 */
export async function sealed<T extends object>(kind: RecordKind, record: T): Promise<Sealed<T>> {
  if (!mentionsWords(kind, record as Wire)) return sealFields(vaultAccess(), kind, record);
  await askWhereLocked();
  return sealFields(sealingAccess(), kind, record);
}

/** Asks for the passphrase when the account is locked, after signing in again if the session has ended too. */
export async function askWhereLocked(): Promise<void> {
  if (sealingAccess() === "locked" && (await regainSession(true))) await askForPassphrase();
}

/** Deletes a record. @throws CallError */
export async function removeRecord({ routes }: RecordResource, id: Id): Promise<void> {
  await call(routes.remove, { params: { id } } as never);
}

/** Whether a record is an earlier version than this device has already seen, see [Note: Revisions of records]. */
export function isStale({ state, ...rest }: Opened<object>): boolean {
  return state === "tampered" && "reason" in rest && rest.reason === "envelope_stale";
}

/** The row unchanged, or read again when it seems to be an earlier version. */
async function confirmed<T extends object>(
  { routes, kind }: Pick<RecordResource, "routes" | "kind">,
  opened: Opened<T>,
): Promise<Opened<T>> {
  if (!isStale(opened)) return opened;
  const { id } = opened.record as unknown as { id: Id };
  try {
    return await readRecord<T>({ routes, kind }, id);
  } catch (error) {
    // The record has been deleted, or no answer came: nothing clears the row of the suspicion.
    if (error instanceof CallError) return opened;
    throw error;
  }
}
