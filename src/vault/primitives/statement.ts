import type { Bytes } from "#formats/bytes/bytes.ts";
import { statementBytes } from "#formats/statements/statement.ts";
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

/**
 * The info of HKDF, the additional data of AES-GCM and the input of SHA-256.
 *
 * @throws VaultError `keyset_malformed` for a value with a blank in it
 */
export function statement(label: Label, ...values: readonly (string | number)[]): Bytes {
  const bytes = statementBytes(label, values);
  if (!bytes) throw new VaultError("keyset_malformed");
  return bytes;
}
