import type { Keyset } from "#contract/keyset.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Bytes } from "#formats/bytes/bytes.ts";
import { forgetRevisions } from "#vault/device/kept-revisions.ts";
import { noteAccount, type SeenAccount } from "#vault/device/known-account.ts";
import type { LocalStore } from "#vault/device/local-store.ts";
import { type DeviceKey, unwrapForDevice } from "#vault/keyset/device-key.ts";
import { assertPinned, type DevicePin } from "#vault/keyset/device-pin.ts";
import { passphraseSlot, readKeyset, type Unlocked, unlockedOf } from "#vault/keyset/keyset-root.ts";
import { assertPolicy } from "#vault/keyset/policy.ts";
import { slotDigest } from "#vault/keyset/slot.ts";
import { wipe } from "#vault/primitives/bytes.ts";
import { type Random, systemRandom } from "#vault/primitives/random.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { openVault } from "#vault/records/vault.ts";

/** The input for unlocking without the passphrase. */
export interface LocalUnlock {
  userId: Id<"User">;
  /** 32 bytes of the server session; those of another session open nothing. */
  deviceShare: Bytes;
  keyset: Keyset;
  random?: Random;
}

/**
 * Remembers an unlocked account on this device: the pin, its e-mail, and the wrapped root key if it was made with a
 * device share. Call it after the server has accepted the keyset. See [Note: The key on the device].
 */
export async function keepLocally(
  store: LocalStore,
  { pin, deviceKey }: Unlocked,
  seen: SeenAccount,
): Promise<void> {
  const key = deviceKey ? { [rootKey(seen.userId)]: deviceKey } : {};
  await noteAccount(store, seen, { [pinKey(seen.userId)]: pin, ...key });
}

/**
 * Accepts another key for the account, after the person has confirmed it. The pin contains the kid only: the
 * passphrase proves the rest. The former key, and the revisions seen under it, are deleted because they say nothing
 * about the new one.
 */
export async function acceptKid(store: LocalStore, userId: Id<"User">, kid: string): Promise<void> {
  const pin: DevicePin = { kid, epoch: 0, mode: "migrating", digest: "" };
  await store.update([pinKey(userId), rootKey(userId)], () => [pin, undefined]);
  await forgetRevisions(store, userId);
}

/**
 * Unlocks with what the device remembers. Null when nothing fits: another session, a changed passphrase, a damaged
 * entry. What does not fit is forgotten, and the person is asked for the passphrase.
 *
 * @throws VaultError when the server's keyset contradicts the pin or its own policy
 */
export async function restoreLocally(store: LocalStore, options: LocalUnlock): Promise<Unlocked | null> {
  const { userId, deviceShare, random = systemRandom } = options;
  const keyset = readKeyset(options.keyset, userId);
  await assertPinned(await readPin(store, userId), keyset);
  const deviceKey = await readDeviceKey(store, userId);
  const fits = deviceKey?.kid === keyset.kid && deviceKey.slot === (await slotDigest(passphraseSlot(keyset)));
  const root = fits ? await unwrapQuietly(deviceKey, deviceShare) : null;
  if (!root) {
    await forgetLocally(store, userId);
    return null;
  }
  try {
    const vault = await openVault(root, { userId, mode: keyset.mode, random });
    await assertPolicy(vault, keyset);
    return { ...(await unlockedOf({ root, vault, keyset }, { userId })), deviceKey };
  } finally {
    wipe(root);
  }
}

/**
 * Forgets the key: at logout, expiry, password reset and Reset. The pin stays, because a server could lie to a device
 * that forgets what it knew.
 */
export function forgetLocally(store: LocalStore, userId: Id<"User">): Promise<void> {
  return store.delete(rootKey(userId));
}

/** Forgets pin and revisions too; only when the user deletes the account. */
export async function forgetDevice(store: LocalStore, userId: Id<"User">): Promise<void> {
  await store.delete(rootKey(userId), pinKey(userId));
  await forgetRevisions(store, userId);
}

/** Whether this device remembers a key of the user; another tab may have locked or unlocked the account meanwhile. */
export async function isKeptLocally(store: LocalStore, userId: Id<"User">): Promise<boolean> {
  return (await readDeviceKey(store, userId)) !== null;
}

/** What this device remembers of the user's keyset; null when it knows nothing. */
export async function readPin(store: LocalStore, userId: Id<"User">): Promise<DevicePin | null> {
  const { kid, epoch, mode, digest } = partsOf<DevicePin>(await store.get(pinKey(userId)));
  if (typeof kid !== "string" || typeof epoch !== "number" || typeof digest !== "string") return null;
  return { kid, epoch, mode: mode === "strict" ? "strict" : "migrating", digest };
}

async function readDeviceKey(store: LocalStore, userId: Id<"User">): Promise<DeviceKey | null> {
  const { kid, slot, wrapped } = partsOf<DeviceKey>(await store.get(rootKey(userId)));
  if (typeof kid !== "string" || typeof slot !== "string" || typeof wrapped !== "string") return null;
  return { userId, kid, slot, wrapped };
}

/** The fields of a stored entry, which may be damaged. */
function partsOf<T>(entry: unknown): { [K in keyof T]?: unknown } {
  return typeof entry === "object" && entry !== null ? entry : {};
}

async function unwrapQuietly(deviceKey: DeviceKey, deviceShare: Bytes): Promise<Bytes | null> {
  try {
    return await unwrapForDevice(deviceKey, deviceShare);
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

function pinKey(userId: Id<"User">): string {
  return `pin:${userId}`;
}

function rootKey(userId: Id<"User">): string {
  return `key:${userId}`;
}
