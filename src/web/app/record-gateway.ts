import type { Route } from "#contract/route.ts";
import type { RecordKind } from "#contract/sensitive.ts";
import { largestPage } from "#contract/wire.ts";
import type { Id } from "#domain/account/id.ts";
import { openMany } from "#vault/open-many.ts";
import { mentionsWords, type Wire } from "#vault/record-fields.ts";
import { type Opened, openFields, type Sealed, sealFields } from "#vault/records.ts";
import { call, callPage, readRows } from "#web/app/call.ts";
import { CallError } from "#web/app/call-error.ts";
import { newId } from "#web/app/new-id.ts";
import { askForPassphrase } from "#web/app/passphrase-required.ts";
import { regainSession } from "#web/app/session-lost.ts";
import { sealingAccess, vaultAccess } from "#web/vault/vault-session.ts";

/**
 * [Note: Screens never meet ciphertext]
 * Records are opened here, between the call and the cache, and sealed here, between the form and the call. What
 * a screen gets is a domain object, or one that says why it is locked.
 */
export interface RecordResource {
  /** First part of the query's key: "customers". */
  key: string;
  kind: RecordKind;
  routes: { list: Route; create: Route; read: Route; update: Route; remove: Route };
}

/** What a form gives of a new record: its fields, without what the server and the vault add. */
export type RecordFields<T> = Omit<T, "id" | "version" | "createdAt" | "updatedAt">;

/** A change of one record: its id, the version it was made from, and its fields, words all together. */
export interface RecordChange<T> {
  id: Id;
  version: number;
  fields: Partial<RecordFields<T>>;
}

/** What a screen shows first, asked for alone so that it comes at once. */
const firstPage = 50;
/** Read and opened in less than a frame on a desk, and without a jerk on an old phone. */
const rowsAtOnce = 50;

/** Some more records of a list, in order. */
export interface RecordSlice<T> {
  records: Opened<T>[];
  /** The last ones of a page that is not the last: a good moment to show what has come. */
  endsPage: boolean;
}

/**
 * All records of a kind, newest first, opened slice by slice: 50 first, then page after page, each asked for while the
 * one before is opened. Between slices the screen may paint.
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

/** A promise that is awaited later, or never where the reading ends before. */
function ahead<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** One record, opened. @throws CallError */
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
 * Opens a record that an answer carries. One that seems to be an earlier version is asked for again before the server
 * is accused: the answer may have been on its way while the record was changed.
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
 * Makes a record under an id of our own, so that a repeated try makes nothing twice.
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
 * Seals what is to be saved. Where the account is locked the person is asked for the passphrase, after signing in
 * again if the session is gone too, and the save goes on.
 *
 * @throws VaultError `passphrase_required` where it was not given, why nothing is opened where the server is refused, and
 * others
 */
export async function sealed<T extends object>(kind: RecordKind, record: T): Promise<Sealed<T>> {
  if (!mentionsWords(kind, record as Wire)) return sealFields(vaultAccess(), kind, record);
  await askWhereLocked();
  return sealFields(sealingAccess(), kind, record);
}

/** Asks for the passphrase where the account is locked, after signing in again if the session is gone too. */
export async function askWhereLocked(): Promise<void> {
  if (sealingAccess() === "locked" && (await regainSession(true))) await askForPassphrase();
}

/** Deletes a record. @throws CallError */
export async function removeRecord({ routes }: RecordResource, id: Id): Promise<void> {
  await call(routes.remove, { params: { id } } as never);
}

/** Whether a record is an earlier version than this device has seen, see [Note: Revisions of records]. */
export function isStale({ state, ...rest }: Opened<object>): boolean {
  return state === "tampered" && "reason" in rest && rest.reason === "envelope_stale";
}

/** A row that stays what it is, or is read again where it seems to be an earlier version. */
async function confirmed<T extends object>(
  { routes, kind }: Pick<RecordResource, "routes" | "kind">,
  opened: Opened<T>,
): Promise<Opened<T>> {
  if (!isStale(opened)) return opened;
  const { id } = opened.record as unknown as { id: Id };
  try {
    return await readRecord<T>({ routes, kind }, id);
  } catch (error) {
    // Deleted meanwhile, or no answer: nothing speaks for the row.
    if (error instanceof CallError) return opened;
    throw error;
  }
}
