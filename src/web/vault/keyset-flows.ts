import type { Keyset } from "#contract/keyset.ts";
import { keysetRoutes } from "#contract/keyset-routes.ts";
import type { Id } from "#domain/ids/id.ts";
import { acceptKid, readPin } from "#vault/device/local-key.ts";
import { assertPinned } from "#vault/keyset/device-pin.ts";
import { createKeyset, openKeyset, openWithRecoveryCode } from "#vault/keyset/keyset.ts";
import {
  addRecoverySlot,
  changePassphrase as changedPassphrase,
  removeRecoverySlot,
  upgradeSlot,
} from "#vault/keyset/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import { assertOpens, type KeysetContext, type Secret, type Unlocked } from "#vault/keyset/keyset-root.ts";
import { deriveInWorker } from "#vault/primitives/kdf-client.ts";
import kdfWorker from "#vault/primitives/kdf-worker.ts?worker&url";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { call } from "#web/base/call.ts";
import { CallError } from "#web/base/call-error.ts";
import { createWorker } from "#web/base/create-worker.ts";
import { withPassword } from "#web/base/with-password.ts";
import { readDeviceShare } from "#web/vault/device-share.ts";
import { deviceStore } from "#web/vault/device-store.ts";
import { noteOpeningText, sendPasswords, tryOpeningBy } from "#web/vault/sent-passwords.ts";
import { adopt, encryptionState, reloadEncryption, whyClosed } from "#web/vault/vault-session.ts";
import { verifyDataAccess } from "#web/vault/verify-access.ts";

const store = deviceStore;

/** Derives the key from a passphrase in a web worker, so that the screen does not freeze. */
const deriveKey = deriveInWorker(() => createWorker(kdfWorker));

tryOpeningBy(async (text) => {
  const state = encryptionState();
  if (state.phase !== "ready") return false;
  const { keyset, vault } = state.unlocked;
  return assertOpens(keyset, { passphrase: text }, { userId: vault.userId, derive: deriveKey }).then(
    () => true,
    () => false,
  );
});

/**
 * Sets up encryption: creates the keyset and stores it. An account that already has records goes through `migrating`,
 * see [Note: Encrypting what is there].
 *
 * @throws VaultError, CallError; the account then stays without encryption
 */
export async function setUpEncryption(userId: Id<"User">, passphrase: string): Promise<void> {
  const { records } = await call(keysetRoutes.plainRecords, { query: { counted: "false" } });
  const mode = records.length === 0 ? "strict" : "migrating";
  const deviceShare = await readDeviceShare();
  const made = await createKeyset({ userId, passphrase, mode, derive: deriveKey, deviceShare });
  await putKeyset(made, 0);
  await noteOpeningText(passphrase);
}

/**
 * Unlocks with the passphrase. When an older keyset has weaker parameters, it is upgraded to today's at once.
 *
 * @throws VaultError `wrong_passphrase`, `access_not_verified`, or the code for what the server tampered with
 */
export async function unlock(userId: Id<"User">, passphrase: string): Promise<void> {
  const keyset = await currentKeyset(userId);
  if (!keyset) return reloadEncryption(userId);
  const context = await contextOf(userId);
  const opened = await openKeyset(keyset, passphrase, context);
  await noteOpeningText(passphrase);
  await verifyDataAccess();
  if (!opened.needsUpgrade) return adopt(opened, "unchanged");
  const stronger = await upgradeSlot(opened.keyset, passphrase, context);
  try {
    await putKeyset(stronger, keyset.epoch);
  } catch (error) {
    // Another tab was quicker, or the connection broke. The account is open all the same, and the next unlock tries
    // again.
    if (!(error instanceof CallError)) throw error;
    await adopt(opened, "unchanged");
  }
}

/** Checks whether a recovery code opens the account. @throws VaultError with a message that says what is wrong */
export async function checkRecoveryCode(userId: Id<"User">, recoveryCode: string): Promise<void> {
  const keyset = await existingKeyset(userId);
  await openWithRecoveryCode(keyset, recoveryCode, { userId, pin: await readPin(store, userId) });
  await noteOpeningText(recoveryCode);
}

/**
 * Changes the passphrase and opens the account here. Every other device has to enter the new one.
 *
 * @param secret the current passphrase, or the recovery code
 * @throws VaultError `wrong_passphrase`, CallError KEYSET_CHANGED when another device was quicker
 */
export async function changePassphrase(
  userId: Id<"User">,
  change: { unlock: Secret; next: string },
): Promise<void> {
  const keyset = await existingKeyset(userId);
  const next = await changedPassphrase(keyset, change, await contextOf(userId));
  for (const text of Object.values(change.unlock)) await noteOpeningText(text);
  await putKeyset(next, keyset.epoch);
  await noteOpeningText(change.next);
}

/** A recovery code that is not valid yet: it is shown first and stored once the person has saved it. */
export interface PreparedRecoveryCode {
  recoveryCode: string;
  /** Stores the code on the server; the earlier recovery code stops working. @throws CallError KEYSET_CHANGED */
  store(): Promise<void>;
}

/** Makes a recovery code. @throws VaultError `wrong_passphrase`, CallError */
export async function prepareRecoveryCode(
  userId: Id<"User">,
  passphrase: string,
): Promise<PreparedRecoveryCode> {
  const keyset = await existingKeyset(userId);
  const { recoveryCode, ...next } = await addRecoverySlot(keyset, passphrase, await contextOf(userId));
  await noteOpeningText(passphrase);
  const putInForce = async () => {
    await putKeyset(next, keyset.epoch);
    await noteOpeningText(recoveryCode);
  };
  return { recoveryCode, store: putInForce };
}

/** Revokes the recovery code. @throws CallError KEYSET_CHANGED */
export async function removeRecoveryCode(userId: Id<"User">): Promise<void> {
  const state = encryptionState();
  if (state.phase !== "ready") throw whyClosed();
  const keyset = await existingKeyset(userId);
  await putKeyset(await removeRecoverySlot(state.unlocked.vault, keyset), keyset.epoch);
}

/**
 * Starts again with a new key. Everything sealed is deleted, since nobody can open it any more.
 *
 * @throws CallError WRONG_PASSWORD and others; nothing is deleted then
 */
export async function startAgain(
  userId: Id<"User">,
  { password, passphrase }: { password: string; passphrase: string },
): Promise<void> {
  const { mode } = await existingKeyset(userId);
  const deviceShare = await readDeviceShare();
  const made = await createKeyset({ userId, passphrase, mode, derive: deriveKey, deviceShare });
  const body = { password, confirmation: "DELETE", keyset: made.keyset } as const;
  const headers = { "x-keyset-proof": made.vault.keysetProof };
  await sendPasswords([password], () => call(keysetRoutes.startAgain, { headers, body }));
  await noteOpeningText(passphrase);
  await acceptKid(store, userId, made.keyset.kid);
  await adopt(made, "changed");
}

/**
 * Accepts another key in place of the one this device knew, because the person says that they started again on
 * another device. Only the person may decide this, and only the key they were shown is accepted: a server could claim
 * the same to slip in a key of its own, or no key at all.
 *
 * @throws VaultError `keyset_missing`, `keyset_replaced` when the server now shows something else; CallError
 */
export async function acceptNewKey(userId: Id<"User">, kid: string): Promise<void> {
  const { keyset } = await call(keysetRoutes.read, {});
  if (!keyset) throw new VaultError("keyset_missing");
  if (keyset.kid !== kid) throw new VaultError("keyset_replaced");
  await acceptKid(store, userId, kid);
  await reloadEncryption(userId);
}

/**
 * The keyset from the server, checked against what this device knows.
 *
 * @throws VaultError when the two contradict each other, CallError
 */
export async function currentKeyset(userId: Id<"User">): Promise<Keyset | null> {
  const { keyset } = await call(keysetRoutes.read, {});
  await assertPinned(await readPin(store, userId), keyset);
  return keyset;
}

/**
 * Stores a changed keyset and uses it from then on. @throws CallError KEYSET_CHANGED, KEYSET_PROOF,
 * PASSWORD_REQUIRED, PLAINTEXT_LEFT
 */
export async function putKeyset(next: Unlocked, follows: number): Promise<void> {
  const headers = keysetHeaders(next.vault, follows);
  await withPassword(() => call(keysetRoutes.write, { headers, body: { keyset: next.keyset } }));
  await adopt(next, "changed");
}

async function existingKeyset(userId: Id<"User">): Promise<Keyset> {
  const keyset = await currentKeyset(userId);
  if (!keyset) throw new VaultError("keyset_missing");
  return keyset;
}

async function contextOf(userId: Id<"User">): Promise<KeysetContext> {
  const [pin, deviceShare] = await Promise.all([readPin(store, userId), readDeviceShare()]);
  return { userId, pin, derive: deriveKey, deviceShare };
}
