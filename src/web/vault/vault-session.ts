import { keysetRoutes } from "#contract/keyset-routes.ts";
import type { Id } from "#domain/account/id.ts";
import type { User } from "#domain/account/person.ts";
import { fromBase64url } from "#vault/base64url.ts";
import type { Bytes } from "#vault/bytes.ts";
import { assertPinned } from "#vault/device-pin.ts";
import type { Unlocked } from "#vault/keyset-root.ts";
import {
  assertKnownAccount,
  isKnownPlain,
  isReplacement,
  noteEncrypted,
  noteOpened,
  type SeenAccount,
} from "#vault/known-account.ts";
import { forgetLocally, isKeptLocally, keepLocally, readPin, restoreLocally } from "#vault/local-key.ts";
import type { VaultAccess } from "#vault/vault.ts";
import { VaultError } from "#vault/vault-error.ts";
import { call } from "#web/app/call.ts";
import { CallError } from "#web/app/call-error.ts";
import { onPassphraseRequired } from "#web/app/passphrase-required.ts";
import { deviceStore } from "#web/vault/device-store.ts";
import { onKeysetNews, tellOtherTabs } from "#web/vault/keyset-news.ts";
import { clearRevisions, dropRevisions, rememberRevisions } from "#web/vault/record-memory.ts";
import { clearVerified, isVerified, isVerifiedHere, markVerified } from "#web/vault/verified-flag.ts";
import { verifyDataAccess } from "#web/vault/verify-access.ts";

/**
 * The encryption of the signed-in account as this tab knows it. `asking` is a plain account that this device does not
 * know: its owner is asked first. `refused` is a server that contradicts what this device knows: nothing is opened then,
 * and the words say why.
 */
export type EncryptionState =
  | { phase: "loading" }
  | { phase: "asking" }
  | ({ phase: "none" } & Replacing)
  | ({ phase: "locked" } & Replacing)
  | ({ phase: "ready"; unlocked: Unlocked } & Replacing)
  /** With the key that the server showed, if any. */
  | { phase: "refused"; error: VaultError; kid: string | null };

interface Replacing {
  /** By its owner's word it took the place of another account, and is not known to be encrypted whole since. */
  isReplacement: boolean;
}

/** What of a user the encryption hangs on. */
type AccountUser = Pick<User, "id" | "email" | "createdAt">;
type Account = SeenAccount & Replacing & { createdAt: string };

const store = deviceStore;
const listeners = new Set<() => void>();
let state: EncryptionState = { phase: "loading" };
/** Whose encryption this tab knows, or is finding out. */
let account: Account | null = null;
let loading: Promise<void> | null = null;

onKeysetNews(({ userId, what }) => {
  if (account?.userId !== userId) return;
  dropRevisions();
  if (what === "changed") markVerified();
  else {
    clearVerified();
    // The key is gone from this device, whatever the server says next, and whether it answers at all.
    if (state.phase === "ready") set(locked());
  }
  void follow(account);
});
// A tab that holds the account for a plain one has not heard of its keyset.
onPassphraseRequired(() => {
  if (state.phase === "none" && account) void follow(account);
});

/** The state now; with {@link subscribeEncryption} a store as React reads one. */
export function encryptionState(): EncryptionState {
  return state;
}

export function subscribeEncryption(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What records are sealed and opened with. */
export function vaultAccess(): VaultAccess {
  if (state.phase === "ready") return state.unlocked.vault;
  return state.phase === "none" ? "none" : "locked";
}

/**
 * What is sealed with before it is sent.
 *
 * @throws VaultError why nothing is opened, where the server contradicts what this device knows: no passphrase helps then
 */
export function sealingAccess(): VaultAccess {
  if (state.phase === "refused") throw state.error;
  return vaultAccess();
}

/** Why an account that is not open is not: the passphrase is missing, or the server was refused. */
export function whyClosed(): VaultError {
  return state.phase === "refused" ? state.error : new VaultError("passphrase_required");
}

/** Finds out how the account is protected, and unlocks it with what this device remembers. Runs once a sign-in. */
export function loadEncryption(user: AccountUser): Promise<void> {
  if (account?.userId !== user.id) enterAccount(user, null);
  return begin();
}

/**
 * Goes on as an account: what this tab knew of another one neither opens nor seals anything of this one. Where it is the
 * same, signed in again, all stays as it is.
 *
 * @param typedEmail as the person has typed it to sign in or register; null where nobody has
 */
export function enterAccount({ id, email, createdAt }: AccountUser, typedEmail: string | null): void {
  if (account?.userId === id) {
    account.typedEmail = typedEmail ?? account.typedEmail;
    // What was typed is compared with what this device knows, also where nobody had typed it before.
    if (typedEmail !== null && state.phase !== "ready") loading = null;
    return;
  }
  if (account) set({ phase: "loading" });
  account = { userId: id, email, createdAt, typedEmail, isReplacement: false };
  loading = null;
}

/** Finds it out once more: the keyset was changed elsewhere, or the person has said what this device did not know. */
export function reloadEncryption(userId: Id<"User">): Promise<void> {
  if (account?.userId !== userId) return Promise.resolve();
  loading = null;
  return begin();
}

/** The signed-in account as the server and the person name it. @throws Error where there is none */
export function presentAccount(): SeenAccount {
  if (!account) throw new Error("Nobody is signed in");
  return account;
}

/**
 * Goes on with an unlocked account whose keyset the server holds, and remembers it on this device.
 *
 * @param news whether the keyset is another one now, which the other tabs have to hear of
 */
export async function adopt(unlocked: Unlocked, news: "changed" | "unchanged"): Promise<void> {
  const { userId, mode } = unlocked.vault;
  // Another account may have signed in while the key was worked out.
  if (presentAccount().userId !== userId) throw new VaultError("passphrase_required");
  // A store that does not take it says so itself.
  await keepLocally(store, unlocked, presentAccount()).catch(() => undefined);
  await noteOpened(store, userId);
  if (mode === "strict") await noteEncrypted(store, userId);
  const replacing = { isReplacement: await isReplacement(store, userId) };
  if (account?.userId === userId) Object.assign(account, replacing);
  const revisions = await rememberRevisions(store, unlocked.vault);
  markVerified();
  loading = Promise.resolve();
  set({ phase: "ready", unlocked: { ...unlocked, vault: { ...unlocked.vault, revisions } }, ...replacing });
  if (news === "changed") tellOtherTabs({ userId, what: "changed" });
}

/** Takes the records as the server has them now, whatever versions this device has seen: the person asks for it. */
export async function acceptRecords(userId: Id<"User">): Promise<void> {
  await clearRevisions();
  tellOtherTabs({ userId, what: "changed" });
}

/** 32 bytes of this session, half of what opens the key on this device. @throws CallError */
export async function readDeviceShare(): Promise<Bytes> {
  const { deviceShare } = await call(keysetRoutes.deviceShare, {});
  return fromBase64url(deviceShare);
}

/**
 * Looks again at what this device remembers, and follows: another tab may have locked the account, or unlocked it.
 *
 * @throws CallError
 */
export async function recheckEncryption(userId: Id<"User">): Promise<void> {
  const before = state.phase;
  if (before !== "ready" && before !== "locked") return;
  const kept = await isKeptLocally(store, userId);
  if (before !== state.phase || kept === (before === "ready")) return;
  if (kept) await reloadEncryption(userId);
  else await lock(userId);
}

/** Locks: forgets the key in memory and on this device. */
export async function lock(userId: Id<"User">): Promise<void> {
  loading = null;
  set(locked());
  await forgetKey(userId);
}

/** Forgets everything of the account that was signed in. */
export async function leaveEncryption(userId: Id<"User"> | null): Promise<void> {
  account = null;
  loading = null;
  set({ phase: "loading" });
  if (userId) await forgetKey(userId);
}

async function forgetKey(userId: Id<"User">): Promise<void> {
  clearVerified();
  await forgetLocally(store, userId);
  tellOtherTabs({ userId, what: "locked" });
}

function begin(): Promise<void> {
  if (account) loading ??= load(account);
  return loading ?? Promise.resolve();
}

async function load(of: Account): Promise<void> {
  const { userId } = of;
  const settle = (next: EncryptionState) => {
    if (account === of) set(next);
  };
  let kid: string | null = null;
  try {
    await assertKnownAccount(store, of);
    // Who has typed their e-mail is at this device, whoever was before.
    if (of.typedEmail !== null) await noteOpened(store, userId);
    const { keyset } = await call(keysetRoutes.read, {});
    kid = keyset?.kid ?? null;
    await assertPinned(await readPin(store, userId), keyset);
    of.isReplacement = await isReplacement(store, userId);
    if (!keyset) return settle(await plainState(of));
    // A key on this device is of use only while a tab of this session vouches for it (specification 1 §4).
    const isFirst = !isVerifiedHere();
    if (!(await isVerified())) await forgetLocally(store, userId);
    const restored = await restoreLocally(store, { userId, keyset, deviceShare: await readDeviceShare() });
    const isGood = restored && (!isFirst || (await canReadData()));
    if (account !== of) return;
    if (isGood) await adopt(restored, "unchanged");
    else set(locked());
  } catch (error) {
    if (account === of) loading = null;
    if (!(error instanceof VaultError)) throw error;
    settle({ phase: "refused", error, kid });
  }
}

/**
 * A plain account opens at once on the device that made it, and on one whose owner has said that it never had a
 * passphrase. Elsewhere somebody may have put it in an encrypted one's place, unless it is new and empty.
 */
async function plainState({ userId, createdAt, isReplacement }: Account): Promise<EncryptionState> {
  const isOld = Date.now() - Date.parse(createdAt) > day;
  const isKnown = (await isKnownPlain(store, userId)) || !(isOld || (await hasRecords()));
  if (!isKnown) return { phase: "asking" };
  await noteOpened(store, userId);
  return { phase: "none", isReplacement };
}

const day = 24 * 60 * 60 * 1000;

async function hasRecords(): Promise<boolean> {
  const { total } = await call(keysetRoutes.plainRecords, { query: {} });
  return total !== 0;
}

/** Once a session; where it fails the person is asked, and the key on this device stays. */
function canReadData(): Promise<boolean> {
  return verifyDataAccess().then(
    () => true,
    () => false,
  );
}

/** Follows a change made elsewhere; without an answer this tab stays as it is and meets the change later. */
async function follow({ userId }: Account): Promise<void> {
  try {
    await reloadEncryption(userId);
  } catch (error) {
    // Signed out in another tab: what is open here is put away with it.
    if (error instanceof CallError && error.status === 401 && account) set(locked());
  }
}

function locked(): EncryptionState {
  return { phase: "locked", isReplacement: account?.isReplacement ?? false };
}

function set(next: EncryptionState): void {
  state = next;
  for (const listener of listeners) listener();
}
