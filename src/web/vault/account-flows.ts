import type { User } from "#domain/account/person.ts";
import type { Id } from "#domain/ids/id.ts";
import {
  acceptAccount,
  assertKnownAccount,
  forgetAccountEntry,
  noteLoggedOut,
  notePlain,
} from "#vault/device/known-account.ts";
import { forgetDevice } from "#vault/device/local-key.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { queryClient } from "#web/base/query-client.ts";
import { deviceStore } from "#web/vault/device-store.ts";
import { enterAccount, presentAccount, reloadEncryption } from "#web/vault/vault-session.ts";
import { clearVerified } from "#web/vault/verified-flag.ts";

/**
 * Records that an account was registered on this device. The e-mail may have belonged to another account before: by
 * registering, the person confirms that the new account replaces it. Never throws.
 */
export async function noteRegistered(user: User, typedEmail: string): Promise<void> {
  const seen = { userId: user.id, email: user.email, typedEmail };
  // When the store fails, it reports that itself.
  await assertKnownAccount(deviceStore, seen)
    .catch((error: unknown) => acceptRegistration(error, { userId: user.id, email: typedEmail }))
    .catch(() => undefined);
  await notePlain(deviceStore, user.id);
  enterAccount(user, typedEmail);
}

/** Accepts the e-mail as typed, never as the server reports it, so that another account of this device keeps its id. */
async function acceptRegistration(error: unknown, typed: { userId: Id<"User">; email: string }) {
  if (error instanceof VaultError && error.code === "account_replaced")
    await acceptAccount(deviceStore, typed);
}

/** Called when the person says that this plain account never had a passphrase. @throws CallError */
export async function acceptPlain(user: User): Promise<void> {
  await notePlain(deviceStore, user.id);
  await reloadEncryption(user.id);
  await readAgain();
}

/** While the account was refused, everything read was cached as locked, so it is read again. */
function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "user" });
}

/**
 * Called when the person says that they deleted the account this device knows and made this one. They confirm by
 * typing its e-mail.
 *
 * @returns false when they typed another e-mail. @throws CallError
 */
export async function acceptNewAccount(user: User, typedEmail: string): Promise<boolean> {
  if (typedEmail.trim().toLowerCase() !== user.email.toLowerCase()) return false;
  const { typedEmail: atSignIn } = presentAccount();
  for (const email of new Set([user.email, atSignIn ?? user.email])) {
    await acceptAccount(deviceStore, { userId: user.id, email });
  }
  await reloadEncryption(user.id);
  await readAgain();
  return true;
}

/** Called on log-out, because the next person to sign in may be somebody else. */
export function noteLogOut(): Promise<void> {
  return noteLoggedOut(deviceStore);
}

/** Forgets everything this device knows about an account, after its owner has deleted it here. */
export async function forgetAccount(user: User): Promise<void> {
  clearVerified();
  await forgetDevice(deviceStore, user.id);
  await forgetAccountEntry(deviceStore, { userId: user.id, email: user.email });
}
