import type { Id } from "#domain/account/id.ts";
import { toBase64url } from "#vault/base64url.ts";
import { type Bytes, utf8 } from "#vault/bytes.ts";
import type { LocalStore } from "#vault/local-store.ts";
import { type Random, systemRandom } from "#vault/random.ts";
import { labels, sha256, statement } from "#vault/statement.ts";
import { VaultError } from "#vault/vault-error.ts";

/**
 * [Note: Which account this is]
 * Pin, key and revisions are filed under the user id that the server says, so a server that gives the same person
 * another id would make the device forget that the account is encrypted. So the device remembers which id belongs to
 * which e-mail, and which one was last open here. Both are changed by the person's own deeds on this device alone:
 * signing in, unlocking, logging out, deleting the account, saying that a new one was made.
 */
export interface SeenAccount {
  userId: Id<"User">;
  /** As the server says. */
  email: string;
  /** As typed at the sign-in or registration of this page; null after a reload. */
  typedEmail: string | null;
}

/**
 * Refuses an account in another's place.
 *
 * @throws VaultError `account_replaced`
 */
export async function assertKnownAccount(store: LocalStore, seen: SeenAccount): Promise<void> {
  const { userId, typedEmail } = seen;
  for (const each of emailsOf(seen)) {
    const known = await accountOf(store, each);
    if (known !== null && known !== userId) throw new VaultError("account_replaced");
  }
  // Who has typed another e-mail means another account.
  if (typedEmail !== null) return;
  const last = await store.get(lastKey);
  if (typeof last === "string" && last !== userId) throw new VaultError("account_replaced");
}

/** Remembers the account as the one last open here: once it was checked. */
export function noteOpened(store: LocalStore, userId: Id<"User">): Promise<void> {
  return store.put(lastKey, userId);
}

/** Forgets which account was last open here. At Log Out alone, never by a 401, an expiry or a word of the server. */
export function noteLoggedOut(store: LocalStore): Promise<void> {
  return store.delete(lastKey);
}

/**
 * Remembers whose e-mails these are, together with `entries`, all or nothing. An id that is known already stays, since
 * it was compared before.
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
 * Takes a new account for the one that the e-mail stands for: only by the person's own word on this device. What is
 * known of the former one stays filed under its id.
 */
export async function acceptAccount(
  store: LocalStore,
  { userId, email }: Pick<SeenAccount, "userId" | "email">,
): Promise<void> {
  const key = await accountKey(await makeSalt(store), email);
  const keys = [key, lastKey, replacedKey(userId)];
  await store.update(keys, () => [{ userId }, userId, true]);
}

/** Whether the account took another's place by the person's own word, and has not been encrypted since. */
export async function isReplacement(store: LocalStore, userId: Id<"User">): Promise<boolean> {
  return (await store.get(replacedKey(userId))) === true;
}

/** The account is encrypted now, so that nothing needs to be said or asked about it. */
export function noteEncrypted(store: LocalStore, userId: Id<"User">): Promise<void> {
  return store.delete(replacedKey(userId), plainKey(userId));
}

/** The account was made here, or its owner has said on this device that it never had a passphrase. */
export function notePlain(store: LocalStore, userId: Id<"User">): Promise<void> {
  return store.put(plainKey(userId), true);
}

/** Whether this device knows by its owner that the account has no passphrase. */
export async function isKnownPlain(store: LocalStore, userId: Id<"User">): Promise<boolean> {
  return (await store.get(plainKey(userId))) === true;
}

/** Forgets whose e-mail it was: when its owner deletes the account here. */
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

/** One salt a device: the digest of an e-mail tells nothing to who has not got the device. */
async function makeSalt(store: LocalStore, random: Random = systemRandom): Promise<Bytes> {
  const fresh = random(16);
  // Where the browser's store does not take it, the page has it in its own memory, and goes on with that.
  await store.update([saltKey], ([known]) => [known ?? fresh]).catch(() => undefined);
  return (await readSalt(store)) ?? fresh;
}

/** "account:<digest>": the e-mail itself does not stand on the device. */
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
