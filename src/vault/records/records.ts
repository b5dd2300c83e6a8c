import { readEnvelope } from "#contract/envelope.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { isId } from "#domain/ids/id.ts";
import { VaultError, type VaultErrorCode } from "#vault/primitives/vault-error.ts";
import { openEnvelope, type RecordName, sealRecord } from "#vault/records/envelope.ts";
import {
  hasPlainWords,
  mentionsWords,
  sameLines,
  type Wire,
  withWords,
  wordsOf,
} from "#vault/records/record-fields.ts";
import type { Carrier } from "#vault/records/revisions.ts";
import type { VaultAccess } from "#vault/records/vault.ts";

/** Why a record is not to be trusted, although it should be whole. */
export type TamperReason =
  | "plaintext"
  | "sealed_and_plain"
  | "envelope_missing"
  | "lines_differ"
  | VaultErrorCode;

/**
 * A record as read. Only an `open` one may be printed or shared; the other two contain the record as it came
 * (decision P6). `sealed` is false for a row that is plain, or still plain.
 */
export type Opened<T> =
  | { state: "open"; record: T; sealed: boolean }
  | { state: "locked"; reason: "no_key" | "no_keyset"; record: T }
  | { state: "tampered"; reason: TamperReason; record: T };

/** A record with its envelopes in place of its words. */
export type Sealed<T> = T & { sealed?: string | null; logoSealed?: string | null };

/**
 * Seals a record before it is sent: its words, and those of its lines, go into `sealed` and are replaced by null; a
 * company's logo goes into `logoSealed` in the same way. A part of a record without any sealed field ({ status })
 * passes unchanged. An envelope is written whole, so a record with one of its fields must have all of them. Without
 * encryption (`none`) everything passes; with it, no word passes while the account is locked (decision P5).
 *
 * @throws VaultError `passphrase_required`, `fields_incomplete`, `record_without_id`, `field_not_text`,
 * `text_malformed`
 */
export async function sealFields<T extends object>(
  access: VaultAccess,
  kind: RecordKind,
  record: T,
): Promise<Sealed<T>> {
  if (access === "none") return record;
  let sealedRecord: Sealed<T> = record;
  const wire = record as Wire;
  for (const column of columnsOf(kind).filter((each) => mentionsWords(each.kind, wire))) {
    if (access === "locked") throw new VaultError("passphrase_required");
    const { id } = wire;
    if (typeof id !== "string" || !isId(id)) throw new VaultError("record_without_id", kind);
    const name = { kind: column.kind, id };
    const words = { ...wordsOf(column.kind, wire), revision: access.revisions.next(name) };
    const envelope = await sealRecord(access, name, words);
    sealedRecord = { ...sealedRecord, ...withWords(column.kind, wire, null), [column.name]: envelope };
  }
  return sealedRecord;
}

/**
 * Opens a record as it came from the server. In an encrypted account, plaintext in a sealed field is `tampered`: a
 * false bank account would arrive that way.
 */
export async function openFields<T extends object>(
  access: VaultAccess,
  kind: RecordKind,
  record: T,
): Promise<Opened<T>> {
  const [own, ...others] = columnsOf(kind);
  const { id } = record as Wire;
  const rowOf = (column: Column, row: T): Row<T> => ({
    column,
    record: row,
    acceptable: acceptableNames(column.kind, record),
    carrier: typeof id === "string" ? { kind: column.kind, id } : null,
  });
  let opened = await openColumn(access, rowOf(own, record));
  for (const column of others) {
    if (opened.state !== "open") break;
    const next = await openColumn(access, rowOf(column, opened.record));
    opened = next.state === "open" ? { ...next, sealed: opened.sealed } : { ...next, record };
  }
  return opened;
}

/**
 * Opens the letterhead that an invoice keeps: a copy of the company profile's envelope on its day, bound to the
 * profile's id, which is part of the envelope. It is meant to be old, so its revision is not checked.
 */
export function openLetterhead<T extends object>(access: VaultAccess, supplier: T): Promise<Opened<T>> {
  const { sealed } = supplier as Wire;
  const head = typeof sealed === "string" ? readEnvelope(sealed) : null;
  const acceptable: RecordName[] = head ? [{ kind: "companyProfile", id: head.recordId }] : [];
  const [column] = columnsOf("companyProfile");
  return openColumn(access, { column, record: supplier, acceptable, carrier: null });
}

/** A column of a row that contains an envelope. */
interface Column {
  kind: RecordKind;
  name: "sealed" | "logoSealed";
}

interface Row<T> {
  column: Column;
  record: T;
  /** The records that its envelope may be bound to. */
  acceptable: RecordName[];
  /** The record whose latest revision is remembered; null for a copy. */
  carrier: Carrier | null;
}

/** Every record has one envelope; the company profile has a second one for its logo. */
function columnsOf(kind: RecordKind): [Column, ...Column[]] {
  const own: Column = { kind, name: "sealed" };
  return kind === "companyProfile" ? [own, { kind: "companyLogo", name: "logoSealed" }] : [own];
}

async function openColumn<T extends object>(access: VaultAccess, row: Row<T>): Promise<Opened<T>> {
  const { column, record } = row;
  const wire = record as Wire;
  const envelope = wire[column.name];
  if (access === "locked") return { state: "locked", reason: "no_key", record };
  if (typeof envelope !== "string") return openPlain(access, column, record);
  if (access === "none") return { state: "locked", reason: "no_keyset", record };
  if (hasPlainWords(column.kind, wire)) return { state: "tampered", reason: "sealed_and_plain", record };
  try {
    const words = await openEnvelope(access, envelope, row.acceptable);
    if (!sameLines(column.kind, wire, words)) return { state: "tampered", reason: "lines_differ", record };
    if (row.carrier && !access.revisions.see(row.carrier, words.revision ?? 0)) {
      return { state: "tampered", reason: "envelope_stale", record };
    }
    return { state: "open", record: { ...record, ...withWords(column.kind, wire, words) }, sealed: true };
  } catch (error) {
    if (error instanceof VaultError) return { state: "tampered", reason: error.code, record };
    throw error;
  }
}

function openPlain<T extends object>(
  access: Exclude<VaultAccess, "locked">,
  column: Column,
  record: T,
): Opened<T> {
  const mayBePlain = access === "none" || access.mode === "migrating";
  if (!mayBePlain && hasPlainWords(column.kind, record as Wire)) {
    return { state: "tampered", reason: "plaintext", record };
  }
  // Every kind has a mandatory word, so a row without an envelope has lost it; a profile may have no logo.
  const mayBeAbsent = column.name === "logoSealed" || !mentionsWords(column.kind, record as Wire);
  if (mayBePlain || mayBeAbsent) return { state: "open", record, sealed: false };
  return { state: "tampered", reason: "envelope_missing", record };
}

/** A converted invoice has its quote's envelope until it is first written. */
function acceptableNames(kind: RecordKind, record: object): RecordName[] {
  const { id, quoteId } = record as Wire;
  const names: RecordName[] = typeof id === "string" ? [{ kind, id }] : [];
  if (kind === "invoice" && typeof quoteId === "string") names.push({ kind: "quote", id: quoteId });
  return names;
}
