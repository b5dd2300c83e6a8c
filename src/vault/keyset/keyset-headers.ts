import type { Vault } from "#vault/records/vault.ts";

/** The headers that accompany a keyset: the epoch that it follows, 0 for the first, and the proof of its root key. */
export function keysetHeaders({ keysetProof }: Vault, follows: number) {
  return { "if-match": `"${follows}"`, "x-keyset-proof": keysetProof };
}
