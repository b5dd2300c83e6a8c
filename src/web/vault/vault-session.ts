import { keysetRoutes } from "#contract/keyset-routes.ts";
import type { User } from "#domain/account/person.ts";
import type { Id } from "#domain/ids/id.ts";
import {
  assertKnownAccount,
  isKnownPlain,
  isReplacement,
  noteEncrypted,
  noteOpened,
  type SeenAccount,
} from "#vault/device/known-account.ts";
import {
  forgetLocally,
  isKeptLocally,
  keepLocally,
  readPin,
  restoreLocally,
} from "#vault/device/local-key.ts";
import { assertPinned } from "#vault/keyset/device-pin.ts";
import type { Unlocked } from "#vault/keyset/keyset-root.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import type { VaultAccess } from "#vault/records/vault.ts";
import { call } from "#web/base/call.ts";
import { CallError } from "#web/base/call-error.ts";
import { onPassphraseRequired } from "#web/base/passphrase-required.ts";
import { readDeviceShare } from "#web/vault/device-share.ts";
import { deviceStore } from "#web/vault/device-store.ts";
import { onKeysetNews, tellOtherTabs } from "#web/vault/keyset-news.ts";
import { clearRevisions, dropRevisions, rememberRevisions } from "#web/vault/remembered-revisions.ts";
import { clearVerified, isVerified, isVerifiedHere, markVerified } from "#web/vault/verified-flag.ts";
import { verifyDataAccess } from "#web/vault/verify-access.ts";

/**
 * The encryption of the signed-in account as this tab knows it. `asking`: a plain account that this device does not
 * know, so its owner is asked first. `refused`: the server contradicts what this device knows, so nothing is opened
 * and the error says why.
 */
export type EncryptionState =
  | { phase: "loading" }
  | { phase: "asking" }
  | ({ phase: "none" } & Replacing)
  | ({ phase: "locked" } & Replacing)
  | ({ phase: "ready"; unlocked: Unlocked } & Replacing)
  /** `kid` is the id of the key that the server showed; null when it showed none. */
  | { phase: "refused"; error: VaultError; kid: string | null };

interface Replacing {
  /** True when it replaced another account on its owner's word and is not yet known to be fully encrypted. */
  isReplacement: boolean;
}

/** The parts of a user that encryption depends on. */
type AccountUser = Pick<User, "id" | "email" | "createdAt">;
type Account = SeenAccount & Replacing & { createdAt: string };

const store = deviceStore;
const listeners = new Set<() => void>();
let state: EncryptionState = { phase: "loading" };
/** The account whose encryption this tab knows, or is loading. */
let account: Account | null = null;
let loading: Promise<void> | null = null;

onKeysetNews(({ userId, what }) => {
  if (account?.userId !== userId) return;
  dropRevisions();
  if (what === "changed") markVerified();
  else {
    clearVerified();
    // The key is gone from this device, whether or not the server answers, and whatever it says.
    if (state.phase === "ready") set(locked());
  }
  void follow(account);
});
// A tab that takes the account for a plain one has not heard of its keyset yet.
onPassphraseRequired(() => {
  if (state.phase === "none" && account) void follow(account);
});

/** The current state; with {@link subscribeEncryption} it is a store for `useSyncExternalStore`. */
export function encryptionState(): EncryptionState {
  return state;
}

export function subscribeEncryption(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What records are sealed and opened with: the vault, "locked", or "none" for a plain account. */
export function vaultAccess(): VaultAccess {
  if (state.phase === "ready") return state.unlocked.vault;
  return state.phase === "none" ? "none" : "locked";
}

/**
 * What records are sealed with before they are sent.
 *
 * @throws VaultError when the server contradicts what this device knows: nothing is opened then, and no passphrase
 * helps
 */
export function sealingAccess(): VaultAccess {
  if (state.phase === "refused") throw state.error;
  return vaultAccess();
}

/** Why an account is not open: the passphrase is missing, or the server was refused. */
export function whyClosed(): VaultError {
  return state.phase === "refused" ? state.error : new VaultError("passphrase_required");
}

/** Finds out how the account is protected, and unlocks it with what this device remembers. Runs once per sign-in. */
export function loadEncryption(user: AccountUser): Promise<void> {
  if (account?.userId !== user.id) enterAccount(user, null);
  return begin();
}

/**
 * Switches to an account, so that what this tab knew of another one neither opens nor seals anything of this one.
 * When the same account signs in again, nothing changes.
 *
 * @param typedEmail as the person typed it to sign in or register; null when nobody typed one
 */
export function enterAccount({ id, email, createdAt }: AccountUser, typedEmail: string | null): void {
  if (account?.userId === id) {
    account.typedEmail = typedEmail ?? account.typedEmail;
    // A typed e-mail is compared with what this device knows, so the check runs again even if it passed without one.
    if (typedEmail !== null && state.phase !== "ready") loading = null;
    return;
  }
  if (account) set({ phase: "loading" });
  account = { userId: id, email, createdAt, typedEmail, isReplacement: false };
  loading = null;
}

/** Loads the state again, because the keyset changed elsewhere or the person answered a question. */
export function reloadEncryption(userId: Id<"User">): Promise<void> {
  if (account?.userId !== userId) return Promise.resolve();
  loading = null;
  return begin();
}

/** The signed-in account, with the e-mail from the server and as typed. @throws Error when nobody is signed in */
export function presentAccount(): SeenAccount {
  if (!account) throw new Error("Nobody is signed in");
  return account;
}

/**
 * Switches to an unlocked account whose keyset the server has stored, and remembers it on this device.
 *
 * @param news "changed" when the keyset is a different one now, so that the other tabs are notified
 */
export async function adopt(unlocked: Unlocked, news: "changed" | "unchanged"): Promise<void> {
  const { userId, mode } = unlocked.vault;
  // Another account may have signed in while the key was being derived.
  if (presentAccount().userId !== userId) throw new VaultError("passphrase_required");
  // When the store fails, it reports that itself.
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

/**
 * Accepts the records as the server has them now, whatever versions this device has seen, because the person asked
 * for it.
 */
export async function acceptRecords(userId: Id<"User">): Promise<void> {
  await clearRevisions();
  tellOtherTabs({ userId, what: "changed" });
}

/**
 * Checks again what this device remembers, and follows it: another tab may have locked or unlocked the account.
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

/** Forgets everything about the account that was signed in. */
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
    // The person who typed this e-mail is at this device now, even if it was somebody else's before.
    if (of.typedEmail !== null) await noteOpened(store, userId);
    const { keyset } = await call(keysetRoutes.read, {});
    kid = keyset?.kid ?? null;
    await assertPinned(await readPin(store, userId), keyset);
    of.isReplacement = await isReplacement(store, userId);
    if (!keyset) return settle(await plainState(of));
    // The key on this device is used only while a tab of this browser session vouches for it; otherwise a closed
    // browser would stay unlocked.
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
 * passphrase. Elsewhere a server may have put it in place of an encrypted one, so the owner is asked, unless the
 * account is new and empty.
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

/**
 * Checked once per session. When it fails, the person is asked for the passphrase, and the key on this device stays.
 */
function canReadData(): Promise<boolean> {
  return verifyDataAccess().then(
    () => true,
    () => false,
  );
}

/** Follows a change made elsewhere. Without an answer this tab stays as it is, and learns of the change later. */
async function follow({ userId }: Account): Promise<void> {
  try {
    await reloadEncryption(userId);
  } catch (error) {
    // Signed out in another tab, so what is open here is locked too.
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
