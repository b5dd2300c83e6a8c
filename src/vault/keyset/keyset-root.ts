import { type Keyset, keysetSchema, type Slot } from "#contract/keyset.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Bytes } from "#formats/bytes/bytes.ts";
import { type DeviceKey, wrapForDevice } from "#vault/keyset/device-key.ts";
import { assertPinned, type DevicePin, pinOf } from "#vault/keyset/device-pin.ts";
import { passphraseBytes } from "#vault/keyset/passphrase.ts";
import { assertPolicy } from "#vault/keyset/policy.ts";
import { recoveryCodeBytes } from "#vault/keyset/recovery-code.ts";
import { openSlot, type SlotTools, slotDigest } from "#vault/keyset/slot.ts";
import { fromBase64url, wipe } from "#vault/primitives/bytes.ts";
import type { Derive } from "#vault/primitives/kdf.ts";
import { assertMayOpen, needsUpgrade } from "#vault/primitives/kdf-limits.ts";
import { type Random, systemRandom } from "#vault/primitives/random.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { openVault, type Vault } from "#vault/records/vault.ts";

/** Which user unlocks, on which device, with which tools. */
export interface KeysetContext {
  userId: Id<"User">;
  /** What this device remembers (`readPin`); null or absent on a device that knows nothing. */
  pin?: DevicePin | null;
  /** Where the KDF runs: on a screen in a worker, by default in this thread. */
  derive?: Derive;
  random?: Random;
  /** 32 bytes of the server session. If given, the result contains a key for this device. */
  deviceShare?: Bytes;
}

/** The secret that a person types to unlock. */
export type Secret = { passphrase: string } | { recoveryCode: string };

/** An unlocked account, and what to store after the server has accepted the keyset. */
export interface Unlocked {
  vault: Vault;
  keyset: Keyset;
  pin: DevicePin;
  /** Null when no device share was given, or the device's key does not change. */
  deviceKey: DeviceKey | null;
  /** The passphrase slot has 10,000 iterations and must be replaced at this unlock. */
  needsUpgrade: boolean;
}

/** The raw root key, available while a function runs. */
export interface RootInHand {
  root: Bytes;
  vault: Vault;
  keyset: Keyset;
}

/**
 * Unwraps the root key, checks the keyset's policy with it, and passes both to `use`. It overwrites the raw bytes
 * afterwards in every case. All refusals that need no key come before the passphrase is used.
 *
 * @throws VaultError every code of keyset, pin, slot and policy
 */
export async function withRoot<T>(
  { keyset: sent, secret, context }: { keyset: Keyset; secret: Secret; context: KeysetContext },
  use: (inHand: RootInHand) => Promise<T>,
): Promise<T> {
  assertCryptoAvailable();
  const keyset = readKeyset(sent, context.userId);
  await assertPinned(context.pin ?? null, keyset);
  const root = await rootOf(keyset, secret, slotTools(context));
  try {
    const account = { userId: context.userId, mode: keyset.mode, random: slotTools(context).random };
    const vault = await openVault(root, account);
    await assertPolicy(vault, keyset);
    return await use({ root, vault, keyset });
  } finally {
    wipe(root);
  }
}

/**
 * Opens a new keyset with the secret it was made for. Call it before the keyset is sent: a slot that a faulty memory
 * or derivation has spoilt would lock the owner out for good.
 *
 * @throws VaultError `slot_unopened`
 */
export async function assertOpens(made: Keyset, secret: Secret, context: KeysetContext): Promise<void> {
  try {
    await withRoot({ keyset: made, secret, context: { ...context, pin: null } }, async () => undefined);
  } catch (error) {
    throw error instanceof VaultError ? new VaultError("slot_unopened") : error;
  }
}

/** The result of unlocking for the caller: the vault, the pin and, if asked for, a key for the device. */
export async function unlockedOf(
  { root, vault, keyset }: RootInHand,
  { deviceShare }: KeysetContext,
): Promise<Unlocked> {
  const slot = passphraseSlot(keyset);
  const head = { userId: vault.userId, kid: vault.kid, slot: await slotDigest(slot) };
  const deviceKey = deviceShare
    ? await wrapForDevice(root, head, { deviceShare, random: vault.random })
    : null;
  return { vault, keyset, pin: await pinOf(keyset), deviceKey, needsUpgrade: needsUpgrade(slot.kdf) };
}

/**
 * Validates a keyset from the wire: shape, lengths, owner, one passphrase slot and at most one for recovery.
 *
 * @throws VaultError `keyset_malformed`, `keyset_foreign`, `kdf_refused`
 */
export function readKeyset(sent: unknown, userId: Id<"User">): Keyset {
  const { data: keyset } = keysetSchema.safeParse(sent);
  if (!keyset || !hasRightLengths(keyset)) throw new VaultError("keyset_malformed");
  if (keyset.uid !== userId) throw new VaultError("keyset_foreign");
  for (const kind of ["passphrase", "recovery"] as const) {
    const slots = keyset.slots.filter((slot) => slot.kind === kind);
    if (slots.length > 1) throw new VaultError("keyset_malformed");
    for (const slot of slots) {
      if ((slot.kdf.name === "hkdf-sha256") !== (kind === "recovery")) throw new VaultError("kdf_refused");
    }
  }
  passphraseSlot(keyset);
  return keyset;
}

export function passphraseSlot(keyset: Keyset): Slot {
  const slot = keyset.slots.find(({ kind }) => kind === "passphrase");
  if (!slot) throw new VaultError("keyset_malformed");
  return slot;
}

/** Key derivation and random numbers from the context, or the platform's when it has none. */
export function slotTools({ userId, derive = stretchHere, random = systemRandom }: KeysetContext): SlotTools {
  return { userId, derive, random };
}

/** Loaded only when it runs: a screen derives in a worker and does not need Argon2's code. */
const stretchHere: Derive = async (kdf, input) => {
  const { stretch } = await import("#vault/primitives/kdf.ts");
  return stretch(kdf, input);
};

/** Throws VaultError `crypto_unavailable` if the browser has no WebCrypto, as at a plain http address. */
export function assertCryptoAvailable(): void {
  if (!globalThis.crypto?.subtle) throw new VaultError("crypto_unavailable");
}

async function rootOf(keyset: Keyset, secret: Secret, tools: SlotTools): Promise<Bytes> {
  const byPassphrase = "passphrase" in secret;
  const slot = byPassphrase ? passphraseSlot(keyset) : keyset.slots.find(({ kind }) => kind === "recovery");
  if (!slot) throw new VaultError("no_recovery_slot");
  assertMayOpen(slot.kdf);
  const typed = byPassphrase
    ? passphraseBytes(secret.passphrase)
    : await recoveryCodeBytes(secret.recoveryCode);
  const root = await openSlot(tools, slot, typed);
  wipe(typed);
  if (!root) throw new VaultError(byPassphrase ? "wrong_passphrase" : "wrong_recovery_code");
  return root;
}

function hasRightLengths({ kid, policy, slots }: Keyset): boolean {
  try {
    return (
      fromBase64url(kid).length === 16 &&
      fromBase64url(policy).length > 28 &&
      slots.every(
        ({ salt, commitment, wrapped }) =>
          fromBase64url(salt).length === 16 &&
          fromBase64url(commitment).length === 32 &&
          fromBase64url(wrapped).length === 60,
      )
    );
  } catch {
    return false;
  }
}
