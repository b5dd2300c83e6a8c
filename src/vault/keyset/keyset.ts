import type { Kdf, Keyset } from "#contract/keyset.ts";
import type { Id } from "#domain/ids/id.ts";
import {
  assertCryptoAvailable,
  assertOpens,
  type KeysetContext,
  slotTools,
  type Unlocked,
  unlockedOf,
  withRoot,
} from "#vault/keyset/keyset-root.ts";
import { passphraseBytes } from "#vault/keyset/passphrase.ts";
import { sealPolicy } from "#vault/keyset/policy.ts";
import { makeSlot } from "#vault/keyset/slot.ts";
import { wipe } from "#vault/primitives/bytes.ts";
import { assertMayMake, presentKdf } from "#vault/primitives/kdf-limits.ts";
import { type Mode, openVault } from "#vault/records/vault.ts";

export interface NewKeyset extends Omit<KeysetContext, "pin"> {
  userId: Id<"User">;
  passphrase: string;
  /** `strict` (default) for an account without records; `migrating` while plain rows still have to be sealed. */
  mode?: Mode;
  /** Parameters of the passphrase slot; today's by default. */
  kdf?: Kdf;
}

/**
 * Makes the first keyset of an account: a random root key, wrapped under the passphrase.
 *
 * @throws VaultError `crypto_unavailable`, `kdf_refused`, `kdf_failed`, `text_malformed`, `slot_unopened`
 */
export async function createKeyset(options: NewKeyset): Promise<Unlocked> {
  assertCryptoAvailable();
  const { userId, passphrase, mode = "strict", kdf = presentKdf } = options;
  assertMayMake(kdf);
  const tools = slotTools(options);
  const secret = passphraseBytes(passphrase);
  const root = tools.random(32);
  try {
    const vault = await openVault(root, { userId, mode, random: tools.random });
    const slot = await makeSlot(tools, { kind: "passphrase", kdf, secret, root });
    const unsealed = { v: 1, uid: userId, kid: vault.kid, epoch: 1, mode, slots: [slot] } as const;
    const keyset = await sealPolicy(vault, { ...unsealed, slots: [slot] });
    await assertOpens(keyset, { passphrase }, options);
    return await unlockedOf({ root, vault, keyset }, options);
  } finally {
    wipe(root, secret);
  }
}

/**
 * Unlocks an account with its passphrase. If the result says `needsUpgrade`, call `upgradeSlot` with the same
 * passphrase.
 *
 * @throws VaultError `wrong_passphrase`; a different code for each thing that a server can have changed
 */
export function openKeyset(keyset: Keyset, passphrase: string, context: KeysetContext): Promise<Unlocked> {
  return withRoot({ keyset, secret: { passphrase }, context }, (inHand) => unlockedOf(inHand, context));
}

/**
 * Unlocks an account with its recovery code; the screen then asks for a new passphrase (`changePassphrase`).
 *
 * @throws VaultError `recovery_code_malformed` for a typing mistake, `wrong_recovery_code`, `no_recovery_slot`, and
 * the codes of {@link openKeyset}
 */
export function openWithRecoveryCode(
  keyset: Keyset,
  recoveryCode: string,
  context: KeysetContext,
): Promise<Unlocked> {
  return withRoot({ keyset, secret: { recoveryCode }, context }, (inHand) => unlockedOf(inHand, context));
}
