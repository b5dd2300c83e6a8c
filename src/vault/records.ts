import { readEnvelope } from "#contract/envelope.ts";
import { type RecordKind, sealedFields } from "#contract/sensitive.ts";
import { isId } from "#domain/account/id.ts";
import { openEnvelope, type RecordName, sealRecord } from "#vault/envelope.ts";
import type { RecordWords, Word, Words } from "#vault/record-words.ts";
import type { Vault, VaultAccess } from "#vault/vault.ts";
import { VaultError, type VaultErrorCode } from "#vault/vault-error.ts";

/** Why a record that should be whole is not to be trusted. */
export type TamperReason =
  | "plaintext"
  | "sealed_and_plain"
  | "envelope_missing"
  | "lines_differ"
  | VaultErrorCode;

/**
 * A record as read. Only an `open` one may be printed or shared; the other two carry the record as it
 * came (decision P6).
 */
export type Opened<T> =
  | { state: "open"; record: T /** False for a row that is (still) plain. */; sealed: boolean }
  | { state: "locked"; reason: "no_key" | "no_keyset"; record: T }
  | { state: "tampered"; reason: TamperReason; record: T };

type Wire = Readonly<Record<string, unknown>>;

/**
 * Seals a record before it is sent: its words, and those of its lines, go into `sealed` and leave null
 * behind. A part of a record without any sealed field ({ status }) passes unchanged. The envelope is
 * written whole, so a record with one sealed field must carry all of them. Without encryption (`none`)
 * everything passes; with it, nothing does while the account is locked (decision P5).
 *
 * @throws VaultError `passphrase_required`, `fields_incomplete`, `record_without_id`, `field_not_text`, `text_malformed`
 */
export async function sealFields<T extends object>(
  access: VaultAccess,
  kind: RecordKind,
  record: T,
): Promise<T & { sealed?: string | null }> {
  const wire = record as Wire;
  if (access === "none" || !mentionsWords(kind, wire)) return record;
  if (access === "locked") throw new VaultError("passphrase_required");
  assertWhole(kind, wire);
  const id = wire.id;
  if (typeof id !== "string" || !isId(id)) throw new VaultError("record_without_id", kind);
  const sealed = await sealRecord(access, { kind, id }, wordsOf(kind, wire));
  return { ...record, ...withWords(kind, wire, null), sealed };
}

/** Gives every sealed field that a new record leaves out the value null, as {@link sealFields} wants it. */
export function withEmptyFields<T extends object>(kind: RecordKind, record: T): T {
  const wire = record as Wire;
  const fields = Object.fromEntries(absentFields(kind, wire).map((field) => [field, null]));
  const { lineItems } = sealedFields[kind];
  if (lineItems.length === 0) return { ...record, ...fields };
  const blank = Object.fromEntries(lineItems.map((field) => [field, null]));
  return { ...record, ...fields, lineItems: linesOf(wire).map((line) => ({ ...blank, ...line })) };
}

/**
 * Opens a record as it came from the server. In an encrypted account plaintext where an envelope belongs
 * is `tampered`: it is how a false bank account would arrive.
 */
export function openFields<T extends object>(
  access: VaultAccess,
  kind: RecordKind,
  record: T,
): Promise<Opened<T>> {
  return openRow(access, { kind, record, acceptable: acceptableNames(kind, record as Wire) });
}

/**
 * Opens the supplier that an invoice keeps: a copy of the company profile's envelope of its day, bound
 * to the profile's id, which stands in the envelope.
 */
export function openSupplier<T extends object>(access: VaultAccess, supplier: T): Promise<Opened<T>> {
  const { sealed } = supplier as Wire;
  const head = typeof sealed === "string" ? readEnvelope(sealed) : null;
  const acceptable: RecordName[] = head ? [{ kind: "companyProfile", id: head.recordId }] : [];
  return openRow(access, { kind: "companyProfile", record: supplier, acceptable });
}

interface Row<T> {
  kind: RecordKind;
  record: T;
  /** The records that its envelope may belong to. */
  acceptable: RecordName[];
}

async function openRow<T extends object>(access: VaultAccess, row: Row<T>): Promise<Opened<T>> {
  const { kind, record } = row;
  const { sealed: envelope } = record as Wire;
  if (access === "locked") return { state: "locked", reason: "no_key", record };
  if (typeof envelope !== "string") return openPlain(access, kind, record);
  if (access === "none") return { state: "locked", reason: "no_keyset", record };
  if (hasPlainWords(kind, record as Wire)) return { state: "tampered", reason: "sealed_and_plain", record };
  try {
    const words = await openEnvelope(access, envelope, row.acceptable);
    if (!sameLines(kind, record as Wire, words)) return { state: "tampered", reason: "lines_differ", record };
    return { state: "open", record: { ...record, ...withWords(kind, record as Wire, words) }, sealed: true };
  } catch (error) {
    if (error instanceof VaultError) return { state: "tampered", reason: error.code, record };
    throw error;
  }
}

function openPlain<T extends object>(access: Vault | "none", kind: RecordKind, record: T): Opened<T> {
  const mayBePlain = access === "none" || access.mode === "migrating";
  if (mayBePlain || !mentionsWords(kind, record as Wire)) return { state: "open", record, sealed: false };
  const reason = hasPlainWords(kind, record as Wire) ? "plaintext" : "envelope_missing";
  return { state: "tampered", reason, record };
}

/** A converted invoice carries its quote's envelope until it is first written. */
function acceptableNames(kind: RecordKind, { id, quoteId }: Wire): RecordName[] {
  const names: RecordName[] = typeof id === "string" ? [{ kind, id }] : [];
  if (kind === "invoice" && typeof quoteId === "string") names.push({ kind: "quote", id: quoteId });
  return names;
}

function mentionsWords(kind: RecordKind, record: Wire): boolean {
  const { fields, lineItems } = sealedFields[kind];
  return fields.some((field) => record[field] !== undefined) || (lineItems.length > 0 && hasLines(record));
}

function hasPlainWords(kind: RecordKind, record: Wire): boolean {
  const { fields, lineItems } = sealedFields[kind];
  const isPlain = (words: Wire) => (field: string) => words[field] !== null && words[field] !== undefined;
  return fields.some(isPlain(record)) || linesOf(record).some((line) => lineItems.some(isPlain(line)));
}

function assertWhole(kind: RecordKind, record: Wire): void {
  const { lineItems } = sealedFields[kind];
  const absent = absentFields(kind, record);
  if (lineItems.length > 0 && !hasLines(record)) absent.push("lineItems");
  for (const line of linesOf(record)) {
    absent.push(
      ...lineItems.filter((field) => line[field] === undefined).map((field) => `lineItems.${field}`),
    );
  }
  if (absent.length > 0) throw new VaultError("fields_incomplete", [...new Set(absent)].join(", "));
}

function absentFields(kind: RecordKind, record: Wire): string[] {
  return sealedFields[kind].fields.filter((field) => record[field] === undefined);
}

function wordsOf(kind: RecordKind, record: Wire): RecordWords {
  const { fields, lineItems } = sealedFields[kind];
  if (lineItems.length === 0) return { fields: pick(record, fields), lineItems: null };
  const lines = linesOf(record).map((line) => [lineId(line), pick(line, lineItems)] as const);
  if (new Set(lines.map(([id]) => id)).size < lines.length)
    throw new VaultError("record_without_id", "lineItems");
  return { fields: pick(record, fields), lineItems: Object.fromEntries(lines) };
}

/** The sealed fields with the words given, or with null where a sealed record leaves none. */
function withWords(kind: RecordKind, record: Wire, words: RecordWords | null): Wire {
  const { fields, lineItems } = sealedFields[kind];
  const own = words?.fields ?? blank(fields);
  if (lineItems.length === 0 || !hasLines(record)) return own;
  return {
    ...own,
    lineItems: linesOf(record).map((line) => ({
      ...line,
      ...(words?.lineItems?.[lineId(line)] ?? blank(lineItems)),
    })),
  };
}

/** Tells whether the lines of a row are the ones whose words were sealed: none slipped in, none taken out. */
function sameLines(kind: RecordKind, record: Wire, { lineItems }: RecordWords): boolean {
  if (sealedFields[kind].lineItems.length === 0 || !hasLines(record)) return true;
  const shown = linesOf(record).map((line) => line.id);
  const sealed = Object.keys(lineItems ?? {});
  return shown.length === sealed.length && sealed.every((id) => shown.includes(id));
}

function pick(record: Wire, fields: readonly string[]): Words {
  // The envelope refuses what is not text, so that one place says what a word is.
  return Object.fromEntries(fields.map((field) => [field, record[field] as Word]));
}

function blank(fields: readonly string[]): Words {
  return Object.fromEntries(fields.map((field) => [field, null]));
}

function hasLines(record: Wire): boolean {
  return Array.isArray(record.lineItems);
}

function linesOf(record: Wire): Wire[] {
  const { lineItems } = record;
  return Array.isArray(lineItems) ? lineItems : [];
}

function lineId(line: Wire): string {
  const { id } = line;
  if (typeof id !== "string" || !isId(id)) throw new VaultError("record_without_id", "lineItems");
  return id;
}
