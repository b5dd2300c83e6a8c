import type { Bytes } from "#formats/bytes/bytes.ts";

const noSalt = new Uint8Array(0);

/** Key material as an HKDF handle whose bytes no script can read. */
export function hkdfKey(material: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", material, "HKDF", false, ["deriveBits", "deriveKey"]);
}

/** HKDF-SHA-256 (RFC 5869); `length` in bytes. The default salt is empty. */
export async function hkdfBytes(
  key: CryptoKey,
  { info, length, salt = noSalt }: { info: Bytes; length: number; salt?: Bytes },
): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.deriveBits(parameters(info, salt), key, length * 8));
}

/** A non-extractable AES-256-GCM key, derived from the handle. */
export function hkdfAesKey(key: CryptoKey, info: Bytes): Promise<CryptoKey> {
  const aes = { name: "AES-GCM", length: 256 };
  return crypto.subtle.deriveKey(parameters(info, noSalt), key, aes, false, ["encrypt", "decrypt"]);
}

function parameters(info: Bytes, salt: Bytes) {
  return { name: "HKDF", hash: "SHA-256", salt, info };
}
