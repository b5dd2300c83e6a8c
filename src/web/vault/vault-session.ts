import { keysetRoutes } from "#contract/keyset-routes.ts";
import type { Id } from "#domain/account/id.ts";
import { fromBase64url } from "#vault/base64url.ts";
import type { Bytes } from "#vault/bytes.ts";
import { assertPinned } from "#vault/device-pin.ts";
import type { Unlocked } from "#vault/keyset-root.ts";
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
 * The encryption of the signed-in account as this tab knows it. `refused` is a server that contradicts what
 * this device knows: nothing is opened then, and the words say why.
 */
export type EncryptionState =
  | { phase: "loading" }
  | { phase: "none" }
  | { phase: "locked" }
  | { phase: "ready"; unlocked: Unlocked }
  | { phase: "refused"; error: VaultError };

const store = deviceStore;
const listeners = new Set<() => void>();
let state: EncryptionState = { phase: "loading" };
let loading: { userId: Id<"User">; done: Promise<void> } | null = null;

onKeysetNews(({ userId, what }) => {
  if (loading?.userId !== userId) return;
  dropRevisions();
  if (what === "changed") markVerified();
  else clearVerified();
  void follow(userId);
});
// A tab that holds the account for a plain one has not heard of its keyset.
onPassphraseRequired(() => {
  if (state.phase === "none" && loading) void follow(loading.userId);
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

/** Finds out how the account is protected, and unlocks it with what this device remembers. Runs once a sign-in. */
export function loadEncryption(userId: Id<"User">): Promise<void> {
  if (loading?.userId === userId) return loading.done;
  // Another account's key neither opens nor seals anything of this one.
  if (loading) set({ phase: "loading" });
  loading = { userId, done: load(userId) };
  return loading.done;
}

/** Finds it out anew: the keyset was changed elsewhere, or this device was told to forget what it knew. */
export function reloadEncryption(userId: Id<"User">): Promise<void> {
  loading = { userId, done: load(userId) };
  return loading.done;
}

/**
 * Goes on with an unlocked account whose keyset the server holds, and remembers it on this device.
 *
 * @param news whether the keyset is another one now, which the other tabs have to hear of
 */
export async function adopt(unlocked: Unlocked, news: "changed" | "unchanged"): Promise<void> {
  const { userId } = unlocked.vault;
  await keepLocally(store, unlocked);
  const revisions = await rememberRevisions(store, unlocked.vault);
  markVerified();
  loading = { userId, done: Promise.resolve() };
  set({ phase: "ready", unlocked: { ...unlocked, vault: { ...unlocked.vault, revisions } } });
  if (news === "changed") tellOtherTabs({ userId, what: "changed" });
}

/** Takes the records as the server has them now, whatever versions this device has seen: the person asks for it. */
export async function acceptRecords(userId: Id<"User">): Promise<void> {
  await clearRevisions();
  tellOtherTabs({ userId, what: "changed" });
}

/** The account has no encryption, whatever was thought before. */
export function adoptNone(): void {
  set({ phase: "none" });
}

/** 32 bytes of this session, half of what opens the key on this device. @throws CallError */
export async function readDeviceShare(): Promise<Bytes> {
  const { deviceShare } = await call(keysetRoutes.deviceShare, {});
  return fromBase64url(deviceShare);
}

/**
 * Looks again at what this device remembers, and follows: another tab may have locked the account, or unlocked it.
 *
 * @returns whether the state is another one now. @throws CallError
 */
export async function recheckEncryption(userId: Id<"User">): Promise<boolean> {
  const before = state.phase;
  if (before !== "ready" && before !== "locked") return false;
  const kept = await isKeptLocally(store, userId);
  if (before === state.phase && kept !== (before === "ready")) {
    if (!kept) await lock(userId);
    loading = null;
    if (kept) await loadEncryption(userId);
  }
  return before !== state.phase;
}

/** Locks: forgets the key in memory and on this device. At logout `loading` follows, for the next account. */
export async function lock(userId: Id<"User">): Promise<void> {
  clearVerified();
  loading = null;
  set({ phase: "locked" });
  await forgetLocally(store, userId);
  tellOtherTabs({ userId, what: "locked" });
}

/** Forgets everything of the account that was signed in. */
export async function leaveEncryption(userId: Id<"User"> | null): Promise<void> {
  if (userId) await lock(userId);
  loading = null;
  set({ phase: "loading" });
}

async function load(userId: Id<"User">): Promise<void> {
  try {
    const { keyset } = await call(keysetRoutes.read, {});
    await assertPinned(await readPin(store, userId), keyset);
    if (!keyset) return set({ phase: "none" });
    // A key on this device is of use only while a tab of this session vouches for it (specification 1 §4).
    const isFirst = !isVerifiedHere();
    if (!(await isVerified())) await forgetLocally(store, userId);
    const restored = await restoreLocally(store, { userId, keyset, deviceShare: await readDeviceShare() });
    const isGood = restored && (!isFirst || (await canReadData()));
    if (isGood) await adopt(restored, "unchanged");
    else set({ phase: "locked" });
  } catch (error) {
    loading = null;
    if (!(error instanceof VaultError)) throw error;
    set({ phase: "refused", error });
  }
}

/** Once a session; where it fails the person is asked, and the key on this device stays. */
function canReadData(): Promise<boolean> {
  return verifyDataAccess().then(
    () => true,
    () => false,
  );
}

/** Follows a change made elsewhere; without an answer this tab stays as it is and meets the change later. */
async function follow(userId: Id<"User">): Promise<void> {
  try {
    await reloadEncryption(userId);
  } catch (error) {
    // Signed out in another tab: what is open here is put away with it.
    if (error instanceof CallError && error.status === 401) set({ phase: "locked" });
  }
}

function set(next: EncryptionState): void {
  state = next;
  for (const listener of listeners) listener();
}
