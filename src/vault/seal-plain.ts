import { envelopeKind, type PlainRecord } from "#contract/sealing.ts";
import { sealedFields } from "#contract/sensitive.ts";
import { sealRecord } from "#vault/envelope.ts";
import type { Words } from "#vault/record-words.ts";
import type { Vault } from "#vault/vault.ts";
import { VaultError } from "#vault/vault-error.ts";

/**
 * Seals words that the server still holds in plain, while an account is being encrypted. See [Note: Encrypting what
 * is there].
 *
 * @throws VaultError `mode_changed` once everything is sealed: a plain word that turns up later was put there by
 *   somebody else, and to seal it would vouch for it
 */
export function sealPlainRecord(vault: Vault, record: PlainRecord): Promise<string> {
  if (vault.mode !== "migrating") throw new VaultError("mode_changed");
  const kind = envelopeKind(record.place);
  const { fields, lineItems } = sealedFields[kind];
  const lines = Object.entries(record.lineItems ?? {});
  return sealRecord(
    vault,
    { kind, id: record.boundTo },
    {
      fields: pick(record.fields, fields),
      lineItems:
        lineItems.length > 0
          ? Object.fromEntries(lines.map(([id, line]) => [id, pick(line, lineItems)]))
          : null,
    },
  );
}

/** All of the fields of the table and no others, whatever was sent. */
function pick(words: Words, fields: readonly string[]): Words {
  return Object.fromEntries(fields.map((field) => [field, words[field] ?? null]));
}
