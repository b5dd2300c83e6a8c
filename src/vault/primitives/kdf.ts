import { argon2id as hashArgon2id } from "hash-wasm";
import type { Kdf } from "#contract/keyset.ts";
import type { Bytes } from "#formats/bytes/bytes.ts";
import { hkdfBytes, hkdfKey } from "#vault/primitives/hkdf.ts";
import { assertMayOpen } from "#vault/primitives/kdf-limits.ts";
import { labels, statement } from "#vault/primitives/statement.ts";

const keyLength = 32;

/** The input of a derivation: a typed secret as bytes, and the 32-byte salt of its slot. */
export interface KdfInput {
  secret: Bytes;
  salt: Bytes;
}

/** Turns a typed secret into 32 bytes: {@link stretch} in this thread, or in a worker (kdf-client.ts). */
export type Derive = (kdf: Kdf, input: KdfInput) => Promise<Bytes>;

/**
 * The stretched key of a slot, 32 bytes. With today's parameters it takes about 0.4 s and 64 MiB, so a screen runs it
 * in a worker.
 *
 * @throws VaultError `kdf_refused` before any work, when the parameters are outside the limits
 */
export async function stretch(kdf: Kdf, { secret, salt }: KdfInput): Promise<Bytes> {
  assertMayOpen(kdf);
  switch (kdf.name) {
    case "argon2id":
      return argon2id({ ...kdf, secret, salt, length: keyLength });
    case "pbkdf2-sha256":
      return pbkdf2({ iterations: kdf.iterations, secret, salt, length: keyLength });
    case "hkdf-sha256":
      return hkdfBytes(await hkdfKey(secret), {
        info: statement(labels.recoveryCode),
        length: keyLength,
        salt,
      });
  }
}

/** Argon2id, version 0x13 (RFC 9106); memory in KiB, length in bytes. */
export async function argon2id(
  options: KdfInput & { memoryKib: number; passes: number; parallelism: number; length: number },
): Promise<Bytes> {
  const hash = await hashArgon2id({
    password: options.secret,
    salt: options.salt,
    memorySize: options.memoryKib,
    iterations: options.passes,
    parallelism: options.parallelism,
    hashLength: options.length,
    outputType: "binary",
  });
  return new Uint8Array(hash);
}

/** PBKDF2-HMAC-SHA-256 (RFC 8018 §5.2); length in bytes. */
export async function pbkdf2(options: KdfInput & { iterations: number; length: number }): Promise<Bytes> {
  const { secret, salt, iterations, length } = options;
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const algorithm = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, length * 8));
}
