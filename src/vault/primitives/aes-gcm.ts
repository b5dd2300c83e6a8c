import { type Bytes, concat } from "#formats/bytes/bytes.ts";

export const ivLength = 12;
const tagLength = 16;

export interface Sealable {
  iv: Bytes;
  /** Additional data: authenticated, not hidden. */
  aad: Bytes;
  text: Bytes;
}

/** A raw 256-bit key as a handle whose bytes no script can read. */
export function aesKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** AES-256-GCM with a 128-bit tag: iv 12 | ciphertext | tag 16. */
export async function aesSeal(key: CryptoKey, { iv, aad, text }: Sealable): Promise<Bytes> {
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: aad }, key, text);
  return concat(iv, new Uint8Array(sealed));
}

/** Opens iv 12 | ciphertext | tag 16; null when key, additional data or any byte is wrong. */
export async function aesOpen(key: CryptoKey, aad: Bytes, sealed: Bytes): Promise<Bytes | null> {
  if (sealed.length < ivLength + tagLength) return null;
  const iv = sealed.subarray(0, ivLength);
  try {
    const text = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv, additionalData: aad },
      key,
      sealed.subarray(ivLength),
    );
    return new Uint8Array(text);
  } catch {
    return null;
  }
}
