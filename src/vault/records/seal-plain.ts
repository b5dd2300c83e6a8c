import { sealedFields } from "#contract/sealed-kinds.ts";
import { envelopeKind, type PlainRecord } from "#contract/sealing.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import type { Words } from "#vault/records/record-words.ts";
import { type DocumentEnvelopes, sealDocument, type WholeDocument } from "#vault/records/seal-document.ts";
import { sealRecord } from "#vault/records/seal-envelope.ts";
import type { Vault } from "#vault/records/vault.ts";

/**
 * Seals words that the server still stores in plain, while an account is being encrypted. See [Note: Encrypting what
 * is there].
 *
 * @throws VaultError `mode_changed` once everything is sealed: somebody else must have put in a plain word that
 * appears later, and sealing it would vouch for it
 */
export function sealPlainRecord(vault: Vault, record: PlainRecord): Promise<string> {
  assertMigrating(vault);
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

/**
 * Seals a document that the server still stores in plain, in its two envelopes.
 *
 * @throws VaultError as {@link sealPlainRecord}
 */
export function sealPlainDocument(
  vault: Vault,
  kind: DocumentKind,
  document: WholeDocument,
): Promise<DocumentEnvelopes> {
  assertMigrating(vault);
  return sealDocument(vault, kind, { document });
}

function assertMigrating({ mode }: Vault): void {
  if (mode !== "migrating") throw new VaultError("mode_changed");
}

/** All fields of the table and no others, whatever was sent. */
function pick(words: Words, fields: readonly string[]): Words {
  return Object.fromEntries(fields.map((field) => [field, words[field] ?? null]));
}
