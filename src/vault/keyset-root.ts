import { type Keyset, keysetSchema, type Slot } from "#contract/keyset.ts";
import type { Id } from "#domain/account/id.ts";
import { fromBase64url } from "#vault/base64url.ts";
import { type Bytes, wipe } from "#vault/bytes.ts";
import { type DeviceKey, wrapForDevice } from "#vault/device-key.ts";
import { assertPinned, type DevicePin, pinOf } from "#vault/device-pin.ts";
import type { Derive } from "#vault/kdf.ts";
import { assertMayOpen, needsUpgrade } from "#vault/kdf-limits.ts";
import { passphraseBytes } from "#vault/passphrase.ts";
import { assertPolicy } from "#vault/policy.ts";
import { type Random, systemRandom } from "#vault/random.ts";
import { recoveryCodeBytes } from "#vault/recovery-code.ts";
import { openSlot, type SlotTools, slotDigest } from "#vault/slot.ts";
import { openVault, type Vault } from "#vault/vault.ts";
import { VaultError } from "#vault/vault-error.ts";

/** Who unlocks, on which device, and by which means. */
export interface KeysetContext {
  userId: Id<"User">;
  /** What this device knows (`readPin`); null or absent on a device that knows nothing. */
  pin?: DevicePin | null;
  /** Where the KDF runs; in a worker on a screen, here by default. */
  derive?: Derive;
  random?: Random;
  /** 32 bytes of the server session; given, the result carries a key for this device. */
  deviceShare?: Bytes;
}

/** What a person gives to unlock. */
export type Secret = { passphrase: string } | { recoveryCode: string };

/** An unlocked account, and what to store once the server has taken the keyset. */
export interface Unlocked {
  vault: Vault;
  keyset: Keyset;
  pin: DevicePin;
  /** Null when no device share was given, or nothing about the device's key changes. */
  deviceKey: DeviceKey | null;
  /** The passphrase slot is the specification's and must be replaced at this unlock. */
  needsUpgrade: boolean;
}

/** The raw root key in hand, for as long as a function runs. */
export interface RootInHand {
  root: Bytes;
  vault: Vault;
  keyset: Keyset;
}

/**
 * Unlocks the root key, checks the keyset's policy with it, and lends both to `use`; overwrites the raw
 * bytes afterwards, whatever happens. All refusals that need no key come before the passphrase is used.
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
 * Opens a keyset that was just made with what was typed for it. To be done before it is sent: a slot that a faulty
 * memory or derivation has spoilt would lock the account for good.
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

/** What the caller gets of an unlocked root key: the vault, the pin, and a key for the device if asked. */
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
 * Takes a keyset from the wire: shape, lengths, owner, one passphrase slot and at most one for recovery.
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

/** The slot that the passphrase opens. */
export function passphraseSlot(keyset: Keyset): Slot {
  const slot = keyset.slots.find(({ kind }) => kind === "passphrase");
  if (!slot) throw new VaultError("keyset_malformed");
  return slot;
}

/** The platform's tools where the context names none. */
export function slotTools({ userId, derive = stretchHere, random = systemRandom }: KeysetContext): SlotTools {
  return { userId, derive, random };
}

/** Loaded only where it runs: a screen derives in a worker and has no use for Argon2's code. */
const stretchHere: Derive = async (kdf, input) => {
  const { stretch } = await import("#vault/kdf.ts");
  return stretch(kdf, input);
};

/** Throws VaultError `crypto_unavailable` where the browser has no WebCrypto: plain http. */
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
