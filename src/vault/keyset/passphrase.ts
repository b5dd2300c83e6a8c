import type { Bytes } from "#formats/bytes/bytes.ts";
import { utf8 } from "#vault/primitives/bytes.ts";

/** A passphrase as input of the KDF: in NFKC, so that every keyboard gives the same bytes; not trimmed. */
export function passphraseBytes(passphrase: string): Bytes {
  return utf8(passphrase.normalize("NFKC"));
}
