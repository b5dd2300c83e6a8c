import { type Bytes, utf8 } from "#vault/bytes.ts";

/** A passphrase as the KDF takes it: NFKC, so that every keyboard gives the same bytes; not trimmed. */
export function passphraseBytes(passphrase: string): Bytes {
  return utf8(passphrase.normalize("NFKC"));
}
