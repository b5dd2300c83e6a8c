import type { Id } from "#domain/ids/id.ts";
import { toBase64url } from "#formats/bytes/base64url.ts";
import type { Bytes } from "#formats/bytes/bytes.ts";
import { aesOpen, aesSeal, ivLength } from "#vault/primitives/aes-gcm.ts";
import { fromBase64url } from "#vault/primitives/bytes.ts";
import { hkdfAesKey, hkdfKey } from "#vault/primitives/hkdf.ts";
import type { Random } from "#vault/primitives/random.ts";
import { labels, statement } from "#vault/primitives/statement.ts";

/**
 * [Note: The key on the device]
 * The root key is wrapped under 32 random bytes, the device share, which are in the user's row of the server's
 * session table. The disk alone has a ciphertext, the server alone has a key to nothing. The entry names the
 * passphrase slot that it was made beside: once the passphrase is changed elsewhere, that slot is not in the keyset
 * any more, and this device asks for the passphrase again.
 */
export interface DeviceKey {
  userId: Id<"User">;
  kid: string;
  /** Digest of the passphrase slot that it was made beside. */
  slot: string;
  /** iv 12 | wrapped root key 32 | tag 16, in base64url. */
  wrapped: string;
}

type UnwrappedDeviceKey = Omit<DeviceKey, "wrapped">;

/** Wraps the root key for this device; the result is safe to store. */
export async function wrapForDevice(
  root: Bytes,
  head: UnwrappedDeviceKey,
  { deviceShare, random }: { deviceShare: Bytes; random: Random },
): Promise<DeviceKey> {
  const key = await shareKey(head.userId, deviceShare);
  const sealed = await aesSeal(key, { iv: random(ivLength), aad: deviceStatement(head), text: root });
  return { ...head, wrapped: toBase64url(sealed) };
}

/** The raw root key; null when the share is another session's, or when any part was changed. */
export async function unwrapForDevice(deviceKey: DeviceKey, deviceShare: Bytes): Promise<Bytes | null> {
  const key = await shareKey(deviceKey.userId, deviceShare);
  return aesOpen(key, deviceStatement(deviceKey), fromBase64url(deviceKey.wrapped));
}

async function shareKey(userId: Id<"User">, deviceShare: Bytes): Promise<CryptoKey> {
  return hkdfAesKey(await hkdfKey(deviceShare), statement(labels.local, userId));
}

function deviceStatement({ userId, kid, slot }: UnwrappedDeviceKey): Bytes {
  return statement(labels.local, userId, kid, slot);
}
