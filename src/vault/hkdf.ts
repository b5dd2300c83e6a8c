import type { Bytes } from "#vault/bytes.ts";

const noSalt = new Uint8Array(0);

/** Key material as an HKDF handle that no script can read back. */
export function hkdfKey(material: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", material, "HKDF", false, ["deriveBits", "deriveKey"]);
}

/** HKDF-SHA-256 (RFC 5869); `length` in bytes. Without a salt it is the empty one. */
export async function hkdfBytes(
  key: CryptoKey,
  { info, length, salt = noSalt }: { info: Bytes; length: number; salt?: Bytes },
): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.deriveBits(parameters(info, salt), key, length * 8));
}

/** An AES-256-GCM key derived from the handle, itself not extractable. */
export function hkdfAesKey(key: CryptoKey, info: Bytes): Promise<CryptoKey> {
  const aes = { name: "AES-GCM", length: 256 };
  return crypto.subtle.deriveKey(parameters(info, noSalt), key, aes, false, ["encrypt", "decrypt"]);
}

function parameters(info: Bytes, salt: Bytes) {
  return { name: "HKDF", hash: "SHA-256", salt, info };
}
