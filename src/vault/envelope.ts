import { readEnvelope } from "#contract/envelope.ts";
import { type RecordKind, type SealedFields, sealedFields } from "#contract/sensitive.ts";
import { aesOpen, aesSeal, ivLength } from "#vault/aes-gcm.ts";
import { fromBase64url, toBase64url } from "#vault/base64url.ts";
import { assertWellFormed, type Bytes, fromUtf8, utf8 } from "#vault/bytes.ts";
import type { RecordWords, Word, Words } from "#vault/record-words.ts";
import { labels, statement } from "#vault/statement.ts";
import type { Vault } from "#vault/vault.ts";
import { VaultError } from "#vault/vault-error.ts";

/** The one record that an envelope belongs to. */
export interface RecordName {
  kind: RecordKind;
  id: string;
}

const paddedTo = 128;

/**
 * Seals the words of one record: `qw1:<kid>:<kind>:<record id>:<base64url of iv | ciphertext | tag>`.
 * The text is JSON padded with spaces to a multiple of 128 bytes, so that its length tells little.
 *
 * @throws VaultError `text_malformed`, `field_not_text`
 */
export async function sealRecord(vault: Vault, record: RecordName, words: RecordWords): Promise<string> {
  assertAllText(words);
  const flat = words.lineItems ? { ...words.fields, lineItems: words.lineItems } : words.fields;
  const sealed = await aesSeal(vault.recordKeys[record.kind], {
    iv: vault.random(ivLength),
    aad: envelopeStatement(vault, record),
    text: padded(utf8(JSON.stringify(flat))),
  });
  return `qw1:${vault.kid}:${record.kind}:${record.id}:${toBase64url(sealed)}`;
}

/**
 * Opens an envelope that belongs to one of the records named: as a rule one; a converted invoice's may
 * be its own or its quote's.
 *
 * @throws VaultError `envelope_malformed`, `envelope_foreign_key`, `envelope_misplaced`,
 * `envelope_broken`
 */
export async function openEnvelope(
  vault: Vault,
  envelope: string,
  acceptable: readonly RecordName[],
): Promise<RecordWords> {
  const head = readEnvelope(envelope);
  if (!head) throw new VaultError("envelope_malformed");
  if (head.kid !== vault.kid) throw new VaultError("envelope_foreign_key");
  const record = acceptable.find(({ kind, id }) => kind === head.kind && id === head.recordId);
  if (!record) throw new VaultError("envelope_misplaced");
  const cacheKey = `${record.kind}:${record.id}`;
  const known = vault.opened.get(cacheKey);
  if (known?.envelope === envelope) return known.words;
  const aad = envelopeStatement(vault, record);
  const text = await aesOpen(vault.recordKeys[record.kind], aad, fromBase64url(head.body));
  if (!text) throw new VaultError("envelope_broken");
  const words = readWords(text, sealedFields[record.kind]);
  vault.opened.set(cacheKey, { envelope, words });
  return words;
}

/**
 * Reads what was sealed. A field that a later table adds is absent from an older envelope and reads as
 * null; one that a later build seals is left alone here.
 */
function readWords(text: Bytes, table: SealedFields): RecordWords {
  const flat: { lineItems?: Record<string, Words> } & Words = JSON.parse(fromUtf8(text));
  const { lineItems } = flat;
  return {
    fields: pick(flat, table.fields),
    lineItems:
      table.lineItems.length > 0 && lineItems
        ? Object.fromEntries(Object.entries(lineItems).map(([id, line]) => [id, pick(line, table.lineItems)]))
        : null,
  };
}

function pick(words: Words, fields: readonly string[]): Words {
  const picked: Record<string, Word> = {};
  for (const field of fields) picked[field] = words[field] ?? null;
  return picked;
}

function assertAllText({ fields, lineItems }: RecordWords): void {
  for (const words of [fields, ...Object.values(lineItems ?? {})]) {
    for (const [field, word] of Object.entries<unknown>(words)) {
      if (typeof word === "string") assertWellFormed(word);
      else if (word !== null) throw new VaultError("field_not_text", field);
    }
  }
}

function padded(text: Bytes): Bytes {
  const whole = new Uint8Array(Math.ceil(text.length / paddedTo) * paddedTo).fill(0x20);
  whole.set(text);
  return whole;
}

function envelopeStatement({ userId, kid }: Vault, { kind, id }: RecordName): Bytes {
  return statement(labels.envelope, userId, kid, kind, id);
}
