import { hashRaw } from "@node-rs/argon2";
import type { Bytes } from "#formats/bytes/bytes.ts";
import { type Derive, stretch } from "#vault/primitives/kdf.ts";

/** What was derived last: a keyset is opened as soon as it is made, with the same passphrase and salt. */
let last: { of: string; key: Bytes } | null = null;

/**
 * Turns a passphrase into the same key as `stretch`, in a fifth of the time: WebAssembly is slow where it is not
 * compiled for speed (quick-start.ts). For tests that need an encrypted account and are not about its passphrase.
 */
export const deriveNatively: Derive = async (kdf, input) => {
  if (kdf.name !== "argon2id") return stretch(kdf, input);
  const of = JSON.stringify([kdf, [...input.secret], [...input.salt]]);
  if (last?.of !== of) {
    const { memoryKib: memoryCost, passes: timeCost, parallelism } = kdf;
    const cost = { memoryCost, timeCost, parallelism, outputLen: 32 };
    last = { of, key: new Uint8Array(await hashRaw(input.secret, { ...cost, salt: input.salt })) };
  }
  return last.key.slice();
};
