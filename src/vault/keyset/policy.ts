import type { Keyset } from "#contract/keyset.ts";
import { toBase64url } from "#formats/bytes/base64url.ts";
import { type Bytes, fromUtf8 } from "#formats/bytes/bytes.ts";
import { slotDigest } from "#vault/keyset/slot.ts";
import { aesOpen, aesSeal, ivLength } from "#vault/primitives/aes-gcm.ts";
import { fromBase64url, utf8 } from "#vault/primitives/bytes.ts";
import { labels, statement } from "#vault/primitives/statement.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import type { Vault } from "#vault/records/vault.ts";

type Unsealed = Omit<Keyset, "policy">;
type Sealer = Pick<Vault, "userId" | "kid" | "policyKey" | "random">;

/** Seals epoch, mode and slots of a keyset under the root key, which only the user's devices have. */
export async function sealPolicy(vault: Sealer, keyset: Unsealed): Promise<Keyset> {
  const iv = vault.random(ivLength);
  const text = utf8(JSON.stringify(await policyOf(keyset)));
  const sealed = await aesSeal(vault.policyKey, { iv, aad: policyStatement(vault), text });
  return { ...keyset, policy: toBase64url(sealed) };
}

/**
 * Refuses a keyset that no device of the user sealed.
 *
 * @throws VaultError `key_mismatch`, `policy_broken`, `epoch_changed`, `mode_changed`, `slot_swapped`
 */
export async function assertPolicy(vault: Sealer, keyset: Keyset): Promise<void> {
  if (vault.kid !== keyset.kid) throw new VaultError("key_mismatch");
  const text = await aesOpen(vault.policyKey, policyStatement(vault), fromBase64url(keyset.policy));
  if (!text) throw new VaultError("policy_broken");
  const sealed: Awaited<ReturnType<typeof policyOf>> = JSON.parse(fromUtf8(text));
  const shown = await policyOf(keyset);
  if (sealed.epoch !== shown.epoch) throw new VaultError("epoch_changed");
  if (sealed.mode !== shown.mode) throw new VaultError("mode_changed");
  if (sealed.slots.join() !== shown.slots.join()) throw new VaultError("slot_swapped");
}

async function policyOf({ epoch, mode, slots }: Unsealed) {
  return { epoch, mode, slots: await Promise.all(slots.map(slotDigest)) };
}

function policyStatement({ userId, kid }: Sealer): Bytes {
  return statement(labels.policy, userId, kid);
}
