import type { Kdf, Keyset, Slot } from "#contract/keyset.ts";
import { pinOf } from "#vault/keyset/device-pin.ts";
import {
  assertOpens,
  type KeysetContext,
  passphraseSlot,
  readKeyset,
  type Secret,
  slotTools,
  type Unlocked,
  unlockedOf,
  withRoot,
} from "#vault/keyset/keyset-root.ts";
import { passphraseBytes } from "#vault/keyset/passphrase.ts";
import { assertPolicy, sealPolicy } from "#vault/keyset/policy.ts";
import { newRecoveryCode, recoveryCodeBytes } from "#vault/keyset/recovery-code.ts";
import { makeSlot } from "#vault/keyset/slot.ts";
import { wipe } from "#vault/primitives/bytes.ts";
import { assertMayMake, needsUpgrade, presentKdf } from "#vault/primitives/kdf-limits.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import type { Mode, Vault } from "#vault/records/vault.ts";

/**
 * [Note: Changing a keyset]
 * Each change makes the next keyset: the epoch rises by one and the policy is sealed again. The caller sends it with
 * If-Match on the old epoch (optimistic locking), and stores pin and device key only after the server has accepted
 * it. The root key, and with it every record, stays as it is.
 */

/** The old and the new secret of the passphrase slot. */
export interface PassphraseChange {
  unlock: Secret;
  next: string;
  kdf?: Kdf;
}

/**
 * Wraps the root key under a new passphrase. The old passphrase, and every other device's key, open nothing any more.
 */
export function changePassphrase(
  keyset: Keyset,
  { unlock, next, kdf = presentKdf }: PassphraseChange,
  context: KeysetContext,
): Promise<Unlocked> {
  assertMayMake(kdf);
  return withRoot({ keyset, secret: unlock, context }, async ({ root, vault, keyset: current }) => {
    const secret = passphraseBytes(next);
    const slot = await makeSlot(slotTools(context), { kind: "passphrase", kdf, secret, root });
    wipe(secret);
    const changed = await nextKeyset(vault, current, { slots: withSlot(current, slot) });
    await assertOpens(changed, { passphrase: next }, context);
    return unlockedOf({ root, vault, keyset: changed }, context);
  });
}

/** Replaces a slot of 10,000 iterations by one of today's strength, with the same passphrase. */
export function upgradeSlot(keyset: Keyset, passphrase: string, context: KeysetContext): Promise<Unlocked> {
  return changePassphrase(keyset, { unlock: { passphrase }, next: passphrase }, context);
}

/** Adds a recovery code and replaces an earlier one. The code is shown once and stored nowhere. */
export function addRecoverySlot(
  keyset: Keyset,
  passphrase: string,
  context: KeysetContext,
): Promise<Unlocked & { recoveryCode: string }> {
  return withRoot({ keyset, secret: { passphrase }, context }, async ({ root, vault, keyset: current }) => {
    const tools = slotTools(context);
    const recoveryCode = await newRecoveryCode(tools.random);
    const secret = await recoveryCodeBytes(recoveryCode);
    const slot = await makeSlot(tools, { kind: "recovery", kdf: { name: "hkdf-sha256" }, secret, root });
    wipe(secret);
    const changed = await nextKeyset(vault, current, { slots: withSlot(current, slot) });
    await assertOpens(changed, { recoveryCode }, context);
    return { ...(await unlockedOf({ root, vault, keyset: changed }, context)), recoveryCode };
  });
}

/** Removes the recovery code; an unlocked vault is enough. */
export async function removeRecoverySlot(vault: Vault, keyset: Keyset): Promise<Unlocked> {
  const slots = keyset.slots.filter(({ kind }) => kind !== "recovery");
  return changedUnlocked(vault, await changeChecked(vault, keyset, { slots }));
}

/**
 * Turns an account without plain rows to `strict`; an unlocked vault is enough.
 *
 * @throws VaultError `mode_changed` for the way back, which every device refuses
 */
export async function setMode(vault: Vault, keyset: Keyset, mode: Mode): Promise<Unlocked> {
  if (keyset.mode === "strict" && mode !== "strict") throw new VaultError("mode_changed");
  return changedUnlocked({ ...vault, mode }, await changeChecked(vault, keyset, { mode }));
}

async function changeChecked(vault: Vault, sent: Keyset, change: Change): Promise<Keyset> {
  const keyset = readKeyset(sent, vault.userId);
  await assertPolicy(vault, keyset);
  return nextKeyset(vault, keyset, change);
}

async function changedUnlocked(vault: Vault, keyset: Keyset): Promise<Unlocked> {
  const { kdf } = passphraseSlot(keyset);
  return { vault, keyset, pin: await pinOf(keyset), deviceKey: null, needsUpgrade: needsUpgrade(kdf) };
}

type Change = Partial<Pick<Keyset, "slots" | "mode">>;

function nextKeyset(vault: Vault, keyset: Keyset, change: Change): Promise<Keyset> {
  return sealPolicy(vault, { ...keyset, ...change, epoch: keyset.epoch + 1 });
}

function withSlot(keyset: Keyset, slot: Slot): Slot[] {
  return [slot, ...keyset.slots.filter(({ kind }) => kind !== slot.kind)];
}
