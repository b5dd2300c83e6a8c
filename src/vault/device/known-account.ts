import type { Id } from "#domain/ids/id.ts";
import { toBase64url } from "#formats/bytes/base64url.ts";
import type { Bytes } from "#formats/bytes/bytes.ts";
import { sha256 } from "#formats/bytes/digest.ts";
import type { LocalStore } from "#vault/device/local-store.ts";
import { utf8 } from "#vault/primitives/bytes.ts";
import { type Random, systemRandom } from "#vault/primitives/random.ts";
import { labels, statement } from "#vault/primitives/statement.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";

/**
 * [Note: Which account this is]
 * Pin, key and revisions are stored under the user id that the server names. If the server gave the same person
 * another id, the device would forget that the account is encrypted. So the device remembers which id belongs to
 * which e-mail, and which account was last open here. Only actions of the person on this device change either:
 * signing in, unlocking, signing out, deleting the account, confirming that a new one was made.
 */
export interface SeenAccount {
  userId: Id<"User">;
  /** As the server names it. */
  email: string;
  /** As typed at the sign-in or registration of this page; null after a reload. */
  typedEmail: string | null;
}

/**
 * Refuses an account in the place of another.
 *
 * @throws VaultError `account_replaced`
 */
export async function assertKnownAccount(store: LocalStore, seen: SeenAccount): Promise<void> {
  const { userId, typedEmail } = seen;
  for (const each of emailsOf(seen)) {
    const known = await accountOf(store, each);
    if (known !== null && known !== userId) throw new VaultError("account_replaced");
  }
  // A person who typed another e-mail means another account.
  if (typedEmail !== null) return;
  const last = await store.get(lastKey);
  if (typeof last === "string" && last !== userId) throw new VaultError("account_replaced");
}

/** Remembers the account as the one last open here; call it after the check. */
export function noteOpened(store: LocalStore, userId: Id<"User">): Promise<void> {
  return store.put(lastKey, userId);
}

/**
 * Forgets which account was last open here. Call it at Log Out only, never after a 401, an expiry or a message of the
 * server.
 */
export function noteLoggedOut(store: LocalStore): Promise<void> {
  return store.delete(lastKey);
}

/**
 * Remembers the account that the e-mails belong to, together with `entries`, all or nothing. An id that is known
 * already is kept, because it was compared before.
 */
export async function noteAccount(
  store: LocalStore,
  seen: SeenAccount,
  entries: Readonly<Record<string, unknown>>,
): Promise<void> {
  const salt = await makeSalt(store);
  const accounts = await Promise.all(emailsOf(seen).map((email) => accountKey(salt, email)));
  const keys = [...new Set([...accounts, ...Object.keys(entries)])];
  await store.update(keys, (known) =>
    keys.map((key, index) => (key in entries ? entries[key] : (known[index] ?? { userId: seen.userId }))),
  );
}

/**
 * Accepts a new account for an e-mail, after the person has confirmed it on this device. Entries of the former
 * account stay under its id.
 */
export async function acceptAccount(
  store: LocalStore,
  { userId, email }: Pick<SeenAccount, "userId" | "email">,
): Promise<void> {
  const key = await accountKey(await makeSalt(store), email);
  const keys = [key, lastKey, replacedKey(userId)];
  await store.update(keys, () => [{ userId }, userId, true]);
}

/** Whether the account took another's place with the person's confirmation, and has not been encrypted since. */
export async function isReplacement(store: LocalStore, userId: Id<"User">): Promise<boolean> {
  return (await store.get(replacedKey(userId))) === true;
}

/** Records that the account is encrypted, so that no notice or question is needed any more. */
export function noteEncrypted(store: LocalStore, userId: Id<"User">): Promise<void> {
  return store.delete(replacedKey(userId), plainKey(userId));
}

/**
 * Records that the account was made here, or that its owner confirmed on this device that it never had a passphrase.
 */
export function notePlain(store: LocalStore, userId: Id<"User">): Promise<void> {
  return store.put(plainKey(userId), true);
}

/** Whether the owner has confirmed on this device that the account has no passphrase. */
export async function isKnownPlain(store: LocalStore, userId: Id<"User">): Promise<boolean> {
  return (await store.get(plainKey(userId))) === true;
}

/** Forgets the account of the e-mail, when its owner deletes the account here. */
export async function forgetAccountEntry(
  store: LocalStore,
  { userId, email }: Pick<SeenAccount, "userId" | "email">,
): Promise<void> {
  const salt = await readSalt(store);
  const entries = salt ? [await accountKey(salt, email)] : [];
  await store.delete(...entries, replacedKey(userId), plainKey(userId), lastKey);
}

function emailsOf({ email, typedEmail }: SeenAccount): string[] {
  return typedEmail === null ? [email] : [email, typedEmail];
}

async function accountOf(store: LocalStore, email: string): Promise<unknown> {
  const salt = await readSalt(store);
  if (!salt) return null;
  const entry = (await store.get(await accountKey(salt, email))) as { userId?: unknown } | undefined;
  return entry?.userId ?? null;
}

async function readSalt(store: LocalStore): Promise<Bytes | null> {
  const salt = await store.get(saltKey);
  return salt instanceof Uint8Array ? new Uint8Array(salt) : null;
}

/** One salt for each device, so that the digest of an e-mail reveals nothing without the device. */
async function makeSalt(store: LocalStore, random: Random = systemRandom): Promise<Bytes> {
  const fresh = random(16);
  // If the browser's store rejects it, the page has it in its own memory and goes on with that.
  await store.update([saltKey], ([known]) => [known ?? fresh]).catch(() => undefined);
  return (await readSalt(store)) ?? fresh;
}

/** "account:<digest>": the e-mail itself is not stored on the device. */
async function accountKey(salt: Bytes, email: string): Promise<string> {
  const typed = toBase64url(utf8(email.trim().toLowerCase()));
  return `account:${toBase64url(await sha256(statement(labels.account, toBase64url(salt), typed)))}`;
}

const saltKey = "account-salt";
const lastKey = "account-last-open";

function replacedKey(userId: Id<"User">): string {
  return `account-replaced:${userId}`;
}

function plainKey(userId: Id<"User">): string {
  return `account-plain:${userId}`;
}
