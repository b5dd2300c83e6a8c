import { type Bytes, utf8 } from "#vault/primitives/bytes.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";

/**
 * [Note: Labels]
 * Every key, digest and additional data of the vault is made for one purpose, and that purpose is the first line of
 * its input. The labels are part of the format and never change.
 */
export const labels = {
  kdfSalt: "quotewright/v1/kdf-salt",
  recoveryCode: "quotewright/v1/recovery-code",
  recoveryCheck: "quotewright/v1/recovery-check",
  commitment: "quotewright/v1/commitment",
  wrappingKey: "quotewright/v1/wrapping-key",
  slot: "quotewright/v1/slot",
  slotDigest: "quotewright/v1/slot-digest",
  kid: "quotewright/v1/kid",
  keysetProof: "quotewright/v1/keyset-proof",
  policy: "quotewright/v1/policy",
  keysetDigest: "quotewright/v1/keyset-digest",
  record: "quotewright/v1/record",
  envelope: "qw1",
  local: "quotewright/v1/local",
  account: "quotewright/v1/account",
} as const;

type Label = (typeof labels)[keyof typeof labels];

const visibleAscii = /^[\x21-\x7e]+$/;

/**
 * A label and values as lines of text: the info of HKDF, the additional data of AES-GCM and the input of SHA-256. A
 * value must not be empty or contain a line break or a space, so that two different lists never give the same bytes.
 */
export function statement(label: Label, ...values: readonly (string | number)[]): Bytes {
  const lines = [label, ...values.map(String)];
  if (!lines.every((line) => visibleAscii.test(line))) throw new VaultError("keyset_malformed");
  return utf8(lines.join("\n"));
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}
