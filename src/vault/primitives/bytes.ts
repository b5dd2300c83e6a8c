import { parseBase64url } from "#formats/bytes/base64url.ts";
import { type Bytes, encodeUtf8, isWellFormed } from "#formats/bytes/bytes.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";

/** A text in UTF-8. @throws VaultError `text_malformed` for half a surrogate pair */
export function utf8(text: string): Bytes {
  const bytes = encodeUtf8(text);
  if (!bytes) throw new VaultError("text_malformed");
  return bytes;
}

/** Refuses half a surrogate pair, as {@link utf8} does. */
export function assertWellFormed(text: string): void {
  if (!isWellFormed(text)) throw new VaultError("text_malformed");
}

/** Decodes unpadded base64url strictly. @throws VaultError `base64url_malformed` */
export function fromBase64url(text: string): Bytes {
  const bytes = parseBase64url(text);
  if (!bytes) throw new VaultError("base64url_malformed");
  return bytes;
}

/** Overwrites secret bytes as soon as they are no longer needed. */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0);
}
