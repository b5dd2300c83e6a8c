import { type RecordKind, sealedFields } from "#contract/sealed-kinds.ts";
import { isId } from "#domain/ids/id.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import type { RecordWords, Word, Words } from "#vault/records/record-words.ts";

/** A record of any noun as it crosses the wire. */
export type Wire = Readonly<Record<string, unknown>>;

/** Whether a record, or a part of one, contains any sealed field of a kind, even if it is null. */
export function mentionsWords(kind: RecordKind, record: Wire): boolean {
  const { fields, lineItems } = sealedFields[kind];
  return fields.some((field) => record[field] !== undefined) || (lineItems.length > 0 && hasLines(record));
}

/** Whether a record contains plaintext in a sealed field. */
export function hasPlainWords(kind: RecordKind, record: Wire): boolean {
  const { fields, lineItems } = sealedFields[kind];
  const isPlain = (words: Wire) => (field: string) => words[field] !== null && words[field] !== undefined;
  return fields.some(isPlain(record)) || linesOf(record).some((line) => lineItems.some(isPlain(line)));
}

/**
 * The words of a whole record, ready to be sealed.
 *
 * @throws VaultError `fields_incomplete` when a sealed field is missing, because the envelope is written whole and
 * would lose it; `record_without_id` for a line without an id
 */
export function wordsOf(kind: RecordKind, record: Wire): RecordWords {
  assertWhole(kind, record);
  const { fields, lineItems } = sealedFields[kind];
  if (lineItems.length === 0) return { fields: pick(record, fields), lineItems: null };
  const lines = linesOf(record).map((line) => [lineId(line), pick(line, lineItems)] as const);
  if (new Set(lines.map(([id]) => id)).size < lines.length) {
    throw new VaultError("record_without_id", "lineItems");
  }
  return { fields: pick(record, fields), lineItems: Object.fromEntries(lines) };
}

/** The record with the words in its sealed fields, or with null if a sealed record has none. */
export function withWords(kind: RecordKind, record: Wire, words: RecordWords | null): Wire {
  const { fields, lineItems } = sealedFields[kind];
  const own = words?.fields ?? blank(fields);
  if (lineItems.length === 0 || !hasLines(record)) return own;
  const lines = linesOf(record).map((line) => ({
    ...line,
    ...(words?.lineItems?.[lineId(line)] ?? blank(lineItems)),
  }));
  return { ...own, lineItems: lines };
}

/** Some of a record's words, by the names of their fields. */
export function wordsInFields(words: Words, fields: readonly string[]): Words {
  return Object.fromEntries(fields.map((field) => [field, words[field] ?? null]));
}

/** Whether the lines of a row are those whose words were sealed: none added, none removed. */
export function sameLines(kind: RecordKind, record: Wire, { lineItems }: RecordWords): boolean {
  if (sealedFields[kind].lineItems.length === 0 || !hasLines(record)) return true;
  const shown = new Set(linesOf(record).map((line) => line.id));
  const sealed = Object.keys(lineItems ?? {});
  return linesOf(record).length === sealed.length && sealed.every((id) => shown.has(id));
}

/** Sets every sealed field that a new record leaves out to null: known to be empty. */
export function withEmptyFields<T extends object>(kind: RecordKind, record: T): T {
  const { fields, lineItems } = sealedFields[kind];
  const whole = { ...record, ...blank(fields.filter((field) => (record as Wire)[field] === undefined)) };
  if (lineItems.length === 0) return whole;
  const lines = linesOf(record as Wire).map((line) => ({
    ...line,
    ...blank(lineItems.filter((field) => line[field] === undefined)),
  }));
  return { ...whole, lineItems: lines };
}

function assertWhole(kind: RecordKind, record: Wire): void {
  const { fields, lineItems } = sealedFields[kind];
  const absent: string[] = fields.filter((field) => record[field] === undefined);
  if (lineItems.length > 0 && !hasLines(record)) absent.push("lineItems");
  for (const line of linesOf(record)) {
    absent.push(
      ...lineItems.filter((field) => line[field] === undefined).map((field) => `lineItems.${field}`),
    );
  }
  if (absent.length > 0) throw new VaultError("fields_incomplete", [...new Set(absent)].join(", "));
}

function pick(record: Wire, fields: readonly string[]): Words {
  // The envelope refuses values that are not text, so that one place decides what a word is.
  return Object.fromEntries(fields.map((field) => [field, record[field] as Word]));
}

function blank(fields: readonly string[]): Words {
  return Object.fromEntries(fields.map((field) => [field, null]));
}

function hasLines(record: Wire): boolean {
  return Array.isArray(record.lineItems);
}

function linesOf({ lineItems }: Wire): Wire[] {
  return Array.isArray(lineItems) ? lineItems : [];
}

function lineId({ id }: Wire): string {
  if (typeof id !== "string" || !isId(id)) throw new VaultError("record_without_id", "lineItems");
  return id;
}
