import type { Keyset } from "#contract/keyset.ts";
import { toBase64url } from "#formats/bytes/base64url.ts";
import { sha256 } from "#formats/bytes/digest.ts";
import { slotDigest } from "#vault/keyset/slot.ts";
import { labels, statement } from "#vault/primitives/statement.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import type { Mode } from "#vault/records/vault.ts";

/** What a device remembers of the last keyset that it unlocked. These values are public. */
export interface DevicePin {
  kid: string;
  epoch: number;
  mode: Mode;
  /** Digest of the whole keyset: an epoch has only one keyset. */
  digest: string;
}

/** The pin of a keyset whose policy has been checked. */
export async function pinOf(keyset: Keyset): Promise<DevicePin> {
  const { uid, kid, epoch, mode, policy } = keyset;
  const slots = await Promise.all(keyset.slots.map(slotDigest));
  const whole = statement(labels.keysetDigest, uid, kid, epoch, mode, ...slots, policy);
  return { kid, epoch, mode, digest: toBase64url(await sha256(whole)) };
}

/**
 * Refuses an answer of the server that contradicts what this device knows; checked before a passphrase is used. A
 * device without a pin (null) knows nothing and accepts.
 *
 * @param keyset null when the server says that the account has none
 * @throws VaultError `keyset_missing`, `keyset_replaced`, `keyset_rolled_back`, `mode_changed`, `keyset_altered`
 */
export async function assertPinned(pin: DevicePin | null, keyset: Keyset | null): Promise<void> {
  if (!pin) return;
  if (!keyset) throw new VaultError("keyset_missing");
  if (keyset.kid !== pin.kid) throw new VaultError("keyset_replaced");
  if (keyset.epoch < pin.epoch) throw new VaultError("keyset_rolled_back");
  if (pin.mode === "strict" && keyset.mode !== "strict") throw new VaultError("mode_changed");
  if (keyset.epoch === pin.epoch && (await pinOf(keyset)).digest !== pin.digest) {
    throw new VaultError("keyset_altered");
  }
}
