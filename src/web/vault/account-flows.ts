import type { Id } from "#domain/account/id.ts";
import type { User } from "#domain/account/person.ts";
import {
  acceptAccount,
  assertKnownAccount,
  forgetAccountEntry,
  noteLoggedOut,
  notePlain,
} from "#vault/known-account.ts";
import { forgetDevice } from "#vault/local-key.ts";
import { VaultError } from "#vault/vault-error.ts";
import { queryClient } from "#web/app/query-client.ts";
import { deviceStore } from "#web/vault/device-store.ts";
import { enterAccount, presentAccount, reloadEncryption } from "#web/vault/vault-session.ts";
import { clearVerified } from "#web/vault/verified-flag.ts";

/**
 * An account was made on this device, under an e-mail that may have belonged to another account before: who registers
 * says so by it. Never throws.
 */
export async function noteRegistered(user: User, typedEmail: string): Promise<void> {
  const seen = { userId: user.id, email: user.email, typedEmail };
  // A store that does not take it says so itself.
  await assertKnownAccount(deviceStore, seen)
    .catch((error: unknown) => acceptRegistration(error, { userId: user.id, email: typedEmail }))
    .catch(() => undefined);
  await notePlain(deviceStore, user.id);
  enterAccount(user, typedEmail);
}

/** Takes the e-mail as it was typed, never as the server says it: another account of this device keeps its id. */
async function acceptRegistration(error: unknown, typed: { userId: Id<"User">; email: string }) {
  if (error instanceof VaultError && error.code === "account_replaced")
    await acceptAccount(deviceStore, typed);
}

/** The person says that this plain account never had a passphrase. @throws CallError */
export async function acceptPlain(user: User): Promise<void> {
  await notePlain(deviceStore, user.id);
  await reloadEncryption(user.id);
  await readAgain();
}

/** What was read while the account was refused was kept as locked. */
function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "user" });
}

/**
 * The person says that they deleted the account which this device knows and made this one, and types its e-mail.
 *
 * @returns false where it is another e-mail. @throws CallError
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

/** The person logs out: whoever comes next may be somebody else. */
export function noteLogOut(): Promise<void> {
  return noteLoggedOut(deviceStore);
}

/** Forgets on this device all that it knows of an account that its owner has deleted here. */
export async function forgetAccount(user: User): Promise<void> {
  clearVerified();
  await forgetDevice(deviceStore, user.id);
  await forgetAccountEntry(deviceStore, { userId: user.id, email: user.email });
}
