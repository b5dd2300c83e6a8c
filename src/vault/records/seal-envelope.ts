import { toBase64url } from "#formats/bytes/base64url.ts";
import type { Bytes } from "#formats/bytes/bytes.ts";
import { paddedUtf8 } from "#formats/bytes/padding.ts";
import { aesSeal, ivLength } from "#vault/primitives/aes-gcm.ts";
import { assertWellFormed } from "#vault/primitives/bytes.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { envelopeStatement, publicHead, type RecordName } from "#vault/records/envelope.ts";
import type { RecordWords } from "#vault/records/record-words.ts";
import type { Vault } from "#vault/records/vault.ts";

/**
 * Seals the words of one record: `qw1:<kid>:<kind>:<record id>:<base64url of iv | ciphertext | tag>`. The text is
 * JSON, padded with spaces to a multiple of 128 bytes, so that its length reveals little.
 *
 * @throws VaultError `text_malformed`, `field_not_text`
 */
export async function sealRecord(vault: Vault, record: RecordName, words: RecordWords): Promise<string> {
  assertAllText(words);
  const { fields, lineItems, names, revision } = words;
  const flat = {
    ...fields,
    ...(lineItems ? { lineItems } : {}),
    ...names,
    ...(revision ? { revision } : {}),
  };
  const sealed = await aesSeal(vault.recordKeys[record.kind], {
    iv: vault.random(ivLength),
    aad: envelopeStatement(vault, record),
    text: padded(JSON.stringify(flat)),
  });
  return publicHead(vault, record) + toBase64url(sealed);
}

function assertAllText({ fields, lineItems }: RecordWords): void {
  for (const words of [fields, ...Object.values(lineItems ?? {})]) {
    for (const [field, word] of Object.entries<unknown>(words)) {
      if (typeof word === "string") assertWellFormed(word);
      else if (word !== null) throw new VaultError("field_not_text", field);
    }
  }
}

function padded(text: string): Bytes {
  const bytes = paddedUtf8(text);
  if (!bytes) throw new VaultError("text_malformed");
  return bytes;
}
