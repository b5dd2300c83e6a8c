import { readEnvelope } from "#contract/envelope.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { isDocumentKind } from "#domain/pricing/document-kind.ts";
import { VaultError, type VaultErrorCode } from "#vault/primitives/vault-error.ts";
import { openEnvelope, type RecordName } from "#vault/records/envelope.ts";
import { hasPlainWords, mentionsWords, type Wire, withWords } from "#vault/records/record-fields.ts";
import type { Vault, VaultAccess } from "#vault/records/vault.ts";

/** Why a record is not to be trusted, although it should be whole. */
export type TamperReason = "plaintext" | "sealed_and_plain" | "envelope_missing" | VaultErrorCode;

/**
 * A record as read. Only an `open` one may be printed or shared; the other two contain the record as it came
 * (decision P6). `sealed` is false for a row that is plain, or still plain.
 */
export type Opened<T> =
  | { state: "open"; record: T; sealed: boolean }
  | { state: "locked"; reason: "no_key" | "no_keyset"; record: T }
  | { state: "tampered"; reason: TamperReason; record: T };

/** A record with its envelopes in place of its words. */
export type Sealed<T> = T & {
  sealed?: string | null;
  logoSealed?: string | null;
  linesSealed?: string | null;
};

/**
 * Opens a record as it came from the server. In an encrypted account, plaintext in a sealed field is `tampered`: a
 * false bank account would arrive that way. Of a document without its lines, as most lists have it, the head is opened.
 */
export async function openFields<T extends object>(
  access: VaultAccess,
  kind: RecordKind,
  record: T,
): Promise<Opened<T>> {
  const [own, ...others] = envelopeColumns(kind);
  let opened = await openColumn(access, own, { record, read: readerOf(own.kind, record) });
  for (const column of others) {
    if (opened.state !== "open") break;
    const read = readerOf(column.kind, opened.record);
    const next = await openColumn(access, column, { record: opened.record, read });
    opened = next.state === "open" ? { ...next, sealed: opened.sealed } : { ...next, record };
  }
  return opened;
}

/**
 * Opens the letterhead that an invoice keeps: a copy of the company profile's envelope on its day, bound to the
 * profile's id, which is part of the envelope. It is meant to be old, so its revision is not checked.
 */
export function openLetterhead<T extends object>(access: VaultAccess, supplier: T): Promise<Opened<T>> {
  const read: Reader = async (vault, envelope) => {
    const recordId = readEnvelope(envelope)?.recordId;
    const acceptable: RecordName[] = recordId ? [{ kind: "companyProfile", id: recordId }] : [];
    return withWords("companyProfile", supplier as Wire, await openEnvelope(vault, envelope, acceptable));
  };
  const [column] = envelopeColumns("companyProfile");
  return openColumn(access, column, { record: supplier, read });
}

/** A column of a row that contains an envelope. */
export interface EnvelopeColumn {
  kind: RecordKind;
  name: "sealed" | "logoSealed";
}

/** Opens the envelope of a row. The answer is its words, as the record's fields. @throws VaultError */
type Reader = (vault: Vault, envelope: string) => Promise<Wire>;

/** Every record has one envelope; the company profile has a second one for its logo. */
export function envelopeColumns(kind: RecordKind): [EnvelopeColumn, ...EnvelopeColumn[]] {
  const own: EnvelopeColumn = { kind, name: "sealed" };
  return kind === "companyProfile" ? [own, { kind: "companyLogo", name: "logoSealed" }] : [own];
}

function readerOf(kind: RecordKind, record: object): Reader {
  const wire = record as Wire;
  if (!isDocumentKind(kind)) return (vault, envelope) => readOwn(vault, { kind, record: wire, envelope });
  // Loaded with the first list, and with the first whole document: most screens do without.
  return async (vault) => {
    if (!("lineItems" in record || "linesSealed" in record)) {
      const { readHead } = await import("#vault/records/document-head.ts");
      return readHead(vault, kind, wire);
    }
    const { readDocument } = await import("#vault/records/read-document.ts");
    return readDocument(vault, kind, wire);
  };
}

async function readOwn(
  vault: Vault,
  { kind, record, envelope }: { kind: RecordKind; record: Wire; envelope: string },
): Promise<Wire> {
  const name = typeof record.id === "string" ? { kind, id: record.id } : null;
  const words = await openEnvelope(vault, envelope, name ? [name] : []);
  if (name && !vault.revisions.see(name, words.revision ?? 0)) throw new VaultError("envelope_stale");
  return withWords(kind, record, words);
}

async function openColumn<T extends object>(
  access: VaultAccess,
  column: EnvelopeColumn,
  { record, read }: { record: T; read: Reader },
): Promise<Opened<T>> {
  const wire = record as Wire;
  const envelope = wire[column.name];
  if (access === "locked") return { state: "locked", reason: "no_key", record };
  if (typeof envelope !== "string") return openPlain(access, column, record);
  if (access === "none") return { state: "locked", reason: "no_keyset", record };
  if (hasPlainWords(column.kind, wire)) return { state: "tampered", reason: "sealed_and_plain", record };
  try {
    // Two spreads took half of the time of opening a list.
    const whole = Object.assign({}, record, await read(access, envelope));
    return { state: "open", record: whole, sealed: true };
  } catch (error) {
    if (error instanceof VaultError) return { state: "tampered", reason: error.code, record };
    throw error;
  }
}

function openPlain<T extends object>(
  access: Exclude<VaultAccess, "locked">,
  column: EnvelopeColumn,
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
