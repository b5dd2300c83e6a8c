import type { RecordKind } from "#contract/sealed-kinds.ts";
import { mentionsWords, type Wire } from "#vault/records/record-fields.ts";
import type { Opened, Sealed } from "#vault/records/records.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import { callKeyed } from "#web/base/call.ts";
import { newId } from "#web/base/new-id.ts";
import { askForPassphrase } from "#web/base/passphrase-required.ts";
import { regainSession } from "#web/base/session-lost.ts";
import { openAnswer, readRecord } from "#web/records/gateway.ts";
import { sendKeyed, settle } from "#web/records/lost-answers.ts";
import type { RecordFields, RecordResource, Stored } from "#web/records/resources.ts";
import { sealingAccess, vaultAccess } from "#web/vault/vault-session.ts";

/** A change of one record: its id, the version it was made from, and its fields; of the words either all or none. */
export interface RecordChange<T extends Stored, New = RecordFields<T>> {
  id: T["id"];
  version: number;
  fields: Partial<New>;
}

/**
 * Puts the words of a body into envelopes.
 *
 * @param version that a change is made from; null for a new record
 */
export type Sealer = <Body extends object>(body: Body, version: number | null) => Promise<Sealed<Body>>;

/** A new record, and how it is sealed if not as records are that have one envelope. */
export interface RecordCreation<T extends Stored, New> {
  fields: New;
  id?: T["id"];
  seal?: Sealer;
}

/**
 * Creates a record under an id made here, so that a retry does not create it twice.
 *
 * @throws VaultError while the account is locked, CallError
 */
export async function createRecord<T extends Listed, Listed extends Stored, New>(
  resource: RecordResource<T, Listed, New>,
  { fields, id = newId(), seal = inOne(resource) }: RecordCreation<T, New>,
): Promise<Opened<T>> {
  const { routes } = resource;
  const what = JSON.stringify({ fields });
  const saved = await settle(id);
  if (saved === null) {
    const body = await seal({ ...fields, id }, null);
    const row = await sendKeyed(id, what, (key) => callKeyed(routes.create, { body }, key));
    return openAnswer(resource, row);
  }
  // It was created, although its answer was lost; what was typed since then changes it.
  const created = await readRecord(resource, id);
  const { version } = created.record;
  return saved === what ? created : updateRecord(resource, { id, version, fields }, seal);
}

/** Changes a record. @throws VaultError while the account is locked, CallError VERSION_CONFLICT and others */
export async function updateRecord<T extends Listed, Listed extends Stored, New>(
  resource: RecordResource<T, Listed, New>,
  change: RecordChange<T, New>,
  seal: Sealer = inOne(resource),
): Promise<Opened<T>> {
  const { routes } = resource;
  const { id, fields } = change;
  const what = JSON.stringify({ fields, version: change.version });
  const saved = await settle(id);
  if (saved === what) return readRecord(resource, id);
  // A change whose answer was lost has raised the version by one.
  const version = saved === null ? change.version : change.version + 1;
  const body = { ...(await seal({ ...fields, id }, version)), version };
  const row = await sendKeyed(id, what, (key) => callKeyed(routes.update, { params: { id }, body }, key));
  return openAnswer(resource, row);
}

function inOne({ kind }: { kind: RecordKind }): Sealer {
  return (body) => sealed(kind, body);
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
  const saved = await settle(id);
  if (saved === removal) return;
  const version = saved === null ? shown : shown + 1;
  await sendKeyed(id, removal, (key) =>
    callKeyed(routes.remove, { params: { id }, query: { version } }, key),
  );
}

/** What a deletion is remembered as, where other writes have their fields. */
const removal = "removal";
