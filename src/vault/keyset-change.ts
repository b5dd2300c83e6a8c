import type { Kdf, Keyset, Slot } from "#contract/keyset.ts";
import { wipe } from "#vault/bytes.ts";
import { pinOf } from "#vault/device-pin.ts";
import { assertMayMake, needsUpgrade, presentKdf } from "#vault/kdf-limits.ts";
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
} from "#vault/keyset-root.ts";
import { passphraseBytes } from "#vault/passphrase.ts";
import { assertPolicy, sealPolicy } from "#vault/policy.ts";
import { newRecoveryCode, recoveryCodeBytes } from "#vault/recovery-code.ts";
import { makeSlot } from "#vault/slot.ts";
import type { Mode, Vault } from "#vault/vault.ts";
import { VaultError } from "#vault/vault-error.ts";

/**
 * [Note: Changing a keyset]
 * Each change gives the next keyset: epoch one higher, policy sealed anew. The caller puts it to the
 * server with If-Match on the old epoch, and stores pin and device key only once the server has taken
 * it. The root key, and with it every record, stays as it is.
 */

/** What the passphrase slot is opened and locked with. */
export interface PassphraseChange {
  unlock: Secret;
  next: string;
  kdf?: Kdf;
}

/** Locks the root key up under a new passphrase; the old one, and every other device's key, open no more. */
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

/** Replaces a slot of the specification's 10,000 iterations by one of today's strength, same passphrase. */
export function upgradeSlot(keyset: Keyset, passphrase: string, context: KeysetContext): Promise<Unlocked> {
  return changePassphrase(keyset, { unlock: { passphrase }, next: passphrase }, context);
}

/** Adds a recovery code, in place of an earlier one; it is shown once and kept nowhere. */
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

/** Takes the recovery code away; an unlocked vault suffices. */
export async function removeRecoverySlot(vault: Vault, keyset: Keyset): Promise<Unlocked> {
  const slots = keyset.slots.filter(({ kind }) => kind !== "recovery");
  return changedUnlocked(vault, await changeChecked(vault, keyset, { slots }));
}

/**
 * Turns an account whose last plain row is sealed to `strict`; an unlocked vault suffices.
 *
 * @throws VaultError `mode_changed` for the way back, which no device takes
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
