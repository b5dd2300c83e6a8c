import type { RecordKind } from "#contract/sealed-kinds.ts";
import { largestPage } from "#contract/wire.ts";
import { openMany } from "#vault/records/open-many.ts";
import { mentionsWords, type Wire } from "#vault/records/record-fields.ts";
import { type Opened, openFields, type Sealed } from "#vault/records/records.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import { call, callKeyed, callPage, readRows } from "#web/base/call.ts";
import { CallError } from "#web/base/call-error.ts";
import { newId } from "#web/base/new-id.ts";
import { askForPassphrase } from "#web/base/passphrase-required.ts";
import { regainSession } from "#web/base/session-lost.ts";
import { sendKeyed, settle } from "#web/records/lost-answers.ts";
import type {
  ListResource,
  OneResource,
  RecordFields,
  RecordResource,
  RowOf,
  Stored,
} from "#web/records/resources.ts";
import { sealingAccess, vaultAccess } from "#web/vault/vault-session.ts";

/**
 * [Note: Screens never meet ciphertext]
 * Records are opened here, between the call and the cache, and sealed here, between the form and the call. A screen
 * gets a domain object, or one that says why it is locked.
 */

/** A change of one record: its id, the version it was made from, and its fields; of the words either all or none. */
export interface RecordChange<T extends Stored, New = RecordFields<T>> {
  id: T["id"];
  version: number;
  fields: Partial<New>;
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
export async function* readSlices<T extends Stored>({
  routes,
  kind,
  withLines,
}: Pick<ListResource<T>, "routes" | "kind" | "withLines">): AsyncGenerator<RecordSlice<T>, void> {
  const { list } = routes;
  const lines = withLines ? ({ lines: "true" } as const) : {};
  let page = callPage(list, { limit: firstPage, ...lines });
  for (let isLast = false; !isLast; ) {
    const { rows, next } = await page;
    if (next === null) isLast = true;
    else page = ahead(callPage(list, { limit: largestPage, cursor: next, ...lines }));
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const slice = readRows(list, rows.slice(from, from + rowsAtOnce));
      const opened = (await openMany<object>(vaultAccess(), kind, slice)) as Opened<T>[];
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

/**
 * Creates a record under an id made here, so that a retry does not create it twice.
 *
 * @throws VaultError while the account is locked, CallError
 */
export async function createRecord<T extends Listed, Listed extends Stored, New>(
  resource: RecordResource<T, Listed, New>,
  fields: New,
  id: T["id"] = newId(),
): Promise<Opened<T>> {
  const { routes, kind } = resource;
  const what = JSON.stringify({ fields });
  const saved = await settle(id);
  if (saved === null) {
    const body = await sealed(kind, { ...fields, id });
    const row = await sendKeyed(id, what, (key) => callKeyed(routes.create, { body }, key));
    return openAnswer(resource, row);
  }
  // It was created, although its answer was lost; what was typed since then changes it.
  const created = await readRecord(resource, id);
  return saved === what ? created : updateRecord(resource, { id, version: created.record.version, fields });
}

/** Changes a record. @throws VaultError while the account is locked, CallError VERSION_CONFLICT and others */
export async function updateRecord<T extends Listed, Listed extends Stored, New>(
  resource: RecordResource<T, Listed, New>,
  change: RecordChange<T, New>,
): Promise<Opened<T>> {
  const { routes, kind } = resource;
  const { id, fields } = change;
  const what = JSON.stringify({ fields, version: change.version });
  const saved = await settle(id);
  if (saved === what) return readRecord(resource, id);
  // A change whose answer was lost has raised the version by one.
  const version = saved === null ? change.version : change.version + 1;
  const body = { ...(await sealed(kind, { ...fields, id })), version };
  const row = await sendKeyed(id, what, (key) => callKeyed(routes.update, { params: { id }, body }, key));
  return openAnswer(resource, row);
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

/** Deletes a record at the version that is on the screen. @throws CallError VERSION_CONFLICT and others */
export async function removeRecord<T extends Listed, Listed extends Stored, New>(
  { routes }: RecordResource<T, Listed, New>,
  { id, version: shown }: Pick<T, "id" | "version">,
): Promise<void> {
  const isChanged = (await settle(id)) !== null;
  await call(routes.remove, { params: { id }, query: { version: isChanged ? shown + 1 : shown } });
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
