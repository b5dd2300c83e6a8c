import { routes } from "#contract/routes.ts";
import type { Id } from "#domain/account/id.ts";
import { fromBase64url } from "#vault/base64url.ts";
import { assertPinned } from "#vault/device-pin.ts";
import { indexedDbStore } from "#vault/indexed-db-store.ts";
import { createKeyset, openKeyset } from "#vault/keyset.ts";
import { upgradeSlot } from "#vault/keyset-change.ts";
import type { Unlocked } from "#vault/keyset-root.ts";
import { forgetLocally, isKeptLocally, keepLocally, readPin, restoreLocally } from "#vault/local-key.ts";
import type { VaultAccess } from "#vault/vault.ts";
import { VaultError } from "#vault/vault-error.ts";
import { call } from "#web/app/call.ts";
import { deriveKey } from "#web/vault/kdf.ts";
import { clearVerified, isVerified, markVerified } from "#web/vault/verified-flag.ts";

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

const store = indexedDbStore();
const listeners = new Set<() => void>();
let state: EncryptionState = { phase: "loading" };
let loading: { userId: Id<"User">; done: Promise<void> } | null = null;

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
  if (loading?.userId !== userId) loading = { userId, done: load(userId) };
  return loading.done;
}

/**
 * Sets encryption up for an account without records: makes the keyset and stores it.
 *
 * @throws VaultError, CallError; the account stays without encryption then
 */
export async function setUpEncryption(userId: Id<"User">, passphrase: string): Promise<void> {
  const deviceShare = await readDeviceShare();
  const made = await createKeyset({ userId, passphrase, derive: deriveKey, deviceShare });
  await call(routes.keyset.write, { headers: { "if-match": '"0"' }, body: { keyset: made.keyset } });
  loading = { userId, done: Promise.resolve() };
  await become(made);
}

/**
 * Unlocks with the passphrase; a keyset from the old days is brought up to today's strength at once.
 *
 * @throws VaultError `wrong_passphrase`, or what the server changed
 */
export async function unlock(userId: Id<"User">, passphrase: string): Promise<void> {
  const { keyset } = await call(routes.keyset.read, {});
  const pin = await readPin(store, userId);
  await assertPinned(pin, keyset);
  if (!keyset) return set({ phase: "none" });
  const deviceShare = await readDeviceShare();
  const context = { userId, pin, derive: deriveKey, deviceShare };
  const opened = await openKeyset(keyset, passphrase, context);
  await become(opened.needsUpgrade ? await upgraded(opened, passphrase, context) : opened);
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
}

/** Forgets everything of the account that was signed in. */
export async function leaveEncryption(userId: Id<"User"> | null): Promise<void> {
  if (userId) await lock(userId);
  loading = null;
  set({ phase: "loading" });
}

async function load(userId: Id<"User">): Promise<void> {
  try {
    const { keyset } = await call(routes.keyset.read, {});
    await assertPinned(await readPin(store, userId), keyset);
    if (!keyset) return set({ phase: "none" });
    // A key on this device is of use only while a tab of this session vouches for it (specification 1 §4).
    if (!(await isVerified())) await forgetLocally(store, userId);
    const restored = await restoreLocally(store, { userId, keyset, deviceShare: await readDeviceShare() });
    if (restored) await become(restored);
    else set({ phase: "locked" });
  } catch (error) {
    loading = null;
    if (!(error instanceof VaultError)) throw error;
    set({ phase: "refused", error });
  }
}

async function upgraded(
  opened: Unlocked,
  passphrase: string,
  context: Parameters<typeof upgradeSlot>[2],
): Promise<Unlocked> {
  const next = await upgradeSlot(opened.keyset, passphrase, context);
  const headers = { "if-match": `"${opened.keyset.epoch}"` };
  await call(routes.keyset.write, { headers, body: { keyset: next.keyset } });
  return next;
}

async function become(unlocked: Unlocked): Promise<void> {
  await keepLocally(store, unlocked);
  markVerified();
  set({ phase: "ready", unlocked });
}

async function readDeviceShare() {
  const { deviceShare } = await call(routes.keyset.deviceShare, {});
  return fromBase64url(deviceShare);
}

function set(next: EncryptionState): void {
  state = next;
  for (const listener of listeners) listener();
}
