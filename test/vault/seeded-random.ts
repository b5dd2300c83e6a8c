import { createHash } from "node:crypto";
import type { Random } from "#vault/primitives/random.ts";

/** Bytes that look random and are the same for the same seed: SHA-256 of seed and counter. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  return (length) => {
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length; at += 32) {
      const block = createHash("sha256").update(`${seed}:${counter++}`).digest();
      bytes.set(block.subarray(0, length - at), at);
    }
    return bytes;
  };
}
