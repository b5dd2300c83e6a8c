import type { Keyset } from "#contract/keyset.ts";
import { keysetRoutes } from "#contract/keyset-routes.ts";
import type { Id } from "#domain/account/id.ts";
import { assertPinned } from "#vault/device-pin.ts";
import { createKeyset, openKeyset, openWithRecoveryCode } from "#vault/keyset.ts";
import {
  addRecoverySlot,
  changePassphrase as changedPassphrase,
  removeRecoverySlot,
  upgradeSlot,
} from "#vault/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset-headers.ts";
import type { KeysetContext, Secret, Unlocked } from "#vault/keyset-root.ts";
import { acceptKid, readPin } from "#vault/local-key.ts";
import { VaultError } from "#vault/vault-error.ts";
import { noteOpeningText, sendPasswords } from "#web/account/sent-passwords.ts";
import { withPassword } from "#web/account/with-password.ts";
import { call } from "#web/app/call.ts";
import { CallError } from "#web/app/call-error.ts";
import { deviceStore } from "#web/vault/device-store.ts";
import { deriveKey } from "#web/vault/kdf.ts";
import {
  adopt,
  encryptionState,
  readDeviceShare,
  reloadEncryption,
  whyClosed,
} from "#web/vault/vault-session.ts";
import { verifyDataAccess } from "#web/vault/verify-access.ts";

const store = deviceStore;

/**
 * Sets encryption up: makes the keyset and stores it. An account that has records goes through `migrating`, see
 * [Note: Encrypting what is there].
 *
 * @throws VaultError, CallError; the account stays without encryption then
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
 * Unlocks with the passphrase; a keyset from the old days is brought up to today's strength at once.
 *
 * @throws VaultError `wrong_passphrase`, `access_not_verified`, or what the server changed
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
    // Another tab was quicker, or the connection broke: the account is open all the same, and the next unlock tries.
    if (!(error instanceof CallError)) throw error;
    await adopt(opened, "unchanged");
  }
}

/** Tells whether a recovery code opens the account. @throws VaultError with words for what is wrong with it */
export async function checkRecoveryCode(userId: Id<"User">, recoveryCode: string): Promise<void> {
  const keyset = await existingKeyset(userId);
  await openWithRecoveryCode(keyset, recoveryCode, { userId, pin: await readPin(store, userId) });
  await noteOpeningText(recoveryCode);
}

/**
 * Gives the account a new passphrase and opens it here; every other device is asked for the new one.
 *
 * @param secret the passphrase it had, or the recovery code
 * @throws VaultError `wrong_passphrase`, CallError KEYSET_CHANGED where another device was quicker
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

/** A recovery code that is not in force yet: shown first, stored once the person has kept it. */
export interface PreparedRecoveryCode {
  recoveryCode: string;
  /** Puts it in force, in place of an earlier one. @throws CallError KEYSET_CHANGED */
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

/** Takes the recovery code out of force. @throws CallError KEYSET_CHANGED */
export async function removeRecoveryCode(userId: Id<"User">): Promise<void> {
  const state = encryptionState();
  if (state.phase !== "ready") throw whyClosed();
  const keyset = await existingKeyset(userId);
  await putKeyset(await removeRecoverySlot(state.unlocked.vault, keyset), keyset.epoch);
}

/**
 * Starts again with a new key: everything sealed is deleted, since nobody can open it any more.
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
 * Takes another key in place of the one that this device knew, because the person says that they started again on
 * another device. Only ever by their own word, and no other key than the one they were shown: a server could claim the
 * same to slip in one of its own, or none at all.
 *
 * @throws VaultError `keyset_missing`, `keyset_replaced` where the server shows something else by now; CallError
 */
export async function acceptNewKey(userId: Id<"User">, kid: string): Promise<void> {
  const { keyset } = await call(keysetRoutes.read, {});
  if (!keyset) throw new VaultError("keyset_missing");
  if (keyset.kid !== kid) throw new VaultError("keyset_replaced");
  await acceptKid(store, userId, kid);
  await reloadEncryption(userId);
}

/**
 * The keyset as the server has it, checked against what this device knows.
 *
 * @throws VaultError for what contradicts it, CallError
 */
export async function currentKeyset(userId: Id<"User">): Promise<Keyset | null> {
  const { keyset } = await call(keysetRoutes.read, {});
  await assertPinned(await readPin(store, userId), keyset);
  return keyset;
}

/** Stores a changed keyset and goes on with it. @throws CallError KEYSET_CHANGED, KEYSET_PROOF, PASSWORD_REQUIRED, PLAINTEXT_LEFT */
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
