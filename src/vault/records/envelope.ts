import { readEnvelope } from "#contract/envelope.ts";
import { type EnvelopeKind, envelopeFields, type SealedFields } from "#contract/sealed-kinds.ts";
import { type Bytes, fromUtf8 } from "#formats/bytes/bytes.ts";
import { aesOpen } from "#vault/primitives/aes-gcm.ts";
import { fromBase64url } from "#vault/primitives/bytes.ts";
import { labels, statement } from "#vault/primitives/statement.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import type { HeadNames, RecordWords, Word, Words } from "#vault/records/record-words.ts";
import type { Vault } from "#vault/records/vault.ts";

/** The one record, or the lines of a document, that an envelope is bound to. */
export interface RecordName {
  kind: EnvelopeKind;
  id: string;
}

/**
 * Opens an envelope that is bound to one of the records named. Usually that is one; a converted invoice may have its
 * own envelope or its quote's.
 *
 * @throws VaultError `envelope_malformed`, `envelope_foreign_key`, `envelope_misplaced`, `envelope_broken`: one for
 * each thing that a server can have done to it
 */
export async function openEnvelope(
  vault: Vault,
  envelope: string,
  acceptable: readonly RecordName[],
): Promise<RecordWords> {
  const record = acceptable.find((each) => envelope.startsWith(publicHead(vault, each)));
  if (!record) throw refusalOf(vault, envelope);
  const cacheKey = `${record.kind}:${record.id}`;
  const known = vault.opened.get(cacheKey);
  if (known?.envelope === envelope) return known.words;
  const aad = envelopeStatement(vault, record);
  const sealed = bodyOf(envelope, publicHead(vault, record));
  const text = await aesOpen(vault.recordKeys[record.kind], aad, sealed);
  if (!text) throw new VaultError("envelope_broken");
  const words = wordsIn(text, envelopeFields[record.kind]);
  vault.opened.set(cacheKey, { envelope, words });
  return words;
}

/**
 * Reads what was sealed. A field that was added to the table later is absent from an older envelope and is read as
 * null; a field that a later build sealed is ignored.
 */
function wordsIn(text: Bytes, table: SealedFields): RecordWords {
  const flat: Flat = JSON.parse(fromUtf8(text));
  const { lineItems, revision } = flat;
  const names = namesOf(flat);
  return {
    fields: pick(flat, table.fields),
    lineItems:
      table.lineItems.length > 0 && lineItems
        ? Object.fromEntries(Object.entries(lineItems).map(([id, line]) => [id, pick(line, table.lineItems)]))
        : null,
    ...(names ? { names } : {}),
    ...(typeof revision === "number" ? { revision } : {}),
  };
}

/** The text of an envelope, as JSON. */
type Flat = Words & { lineItems?: Record<string, Words>; revision?: unknown } & Partial<
    Record<keyof HeadNames, unknown>
  >;

function namesOf({ lines, figures, supplier, total }: Flat): HeadNames | null {
  if (typeof lines !== "string") return null;
  return {
    lines,
    ...(typeof figures === "string" ? { figures } : {}),
    ...(typeof supplier === "string" || supplier === null ? { supplier } : {}),
    ...(typeof total === "number" ? { total } : {}),
  };
}

function pick(words: Words, fields: readonly string[]): Words {
  const picked: Record<string, Word> = {};
  for (const field of fields) picked[field] = words[field] ?? null;
  return picked;
}

/** The public head of an envelope of a record. */
export function publicHead({ kid }: Vault, { kind, id }: RecordName): string {
  return `qw1:${kid}:${kind}:${id}:`;
}

function bodyOf(envelope: string, head: string): Bytes {
  try {
    return fromBase64url(envelope.slice(head.length));
  } catch {
    throw new VaultError("envelope_malformed");
  }
}

/** Why an envelope is bound to none of the records that it may be bound to. */
function refusalOf({ kid }: Vault, envelope: string): VaultError {
  const head = readEnvelope(envelope);
  if (!head) return new VaultError("envelope_malformed");
  return new VaultError(head.kid === kid ? "envelope_misplaced" : "envelope_foreign_key");
}

/** What an envelope is bound to: the additional data of its cipher. */
export function envelopeStatement({ userId, kid }: Vault, { kind, id }: RecordName): Bytes {
  return statement(labels.envelope, userId, kid, kind, id);
}
