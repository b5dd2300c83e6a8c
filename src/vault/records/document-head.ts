import { readEnvelope } from "#contract/envelope.ts";
import { sealedParts } from "#contract/sealed-kinds.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { type DocumentKind, isDocumentKind } from "#domain/pricing/document-kind.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { openEnvelope, type RecordName } from "#vault/records/envelope.ts";
import { type Wire, wordsInFields } from "#vault/records/record-fields.ts";
import type { HeadNames, RecordWords } from "#vault/records/record-words.ts";
import type { Vault } from "#vault/records/vault.ts";

/** The head of a document, opened. */
export interface Head {
  /** The kind that it was sealed as: an invoice may still have the head of its quote. */
  sealedAs: DocumentKind;
  /** What it names beside its words; null for an envelope of version 1, which has the words of the lines too. */
  names: HeadNames | null;
  /** Everything that is in its envelope. */
  sealed: RecordWords;
}

/**
 * Opens the head of a document and compares what it says of itself: that it is not older than one this device has seen,
 * and the total. An envelope of version 1 counts as a head.
 *
 * @throws VaultError `envelope_stale`, `lines_missing`, and as {@link openEnvelope}
 */
export async function openHead(vault: Vault, kind: DocumentKind, record: Wire): Promise<Head> {
  const { id, quoteId, sealed: envelope } = record;
  if (typeof envelope !== "string") throw new VaultError("envelope_malformed");
  const acceptable: RecordName[] = typeof id === "string" ? [{ kind, id }] : [];
  const { madeFrom } = kindRules[kind];
  if (madeFrom && typeof quoteId === "string") acceptable.push({ kind: madeFrom, id: quoteId });
  const sealed = await openEnvelope(vault, envelope, acceptable);
  const sealedKind = readEnvelope(envelope)?.kind ?? "";
  const sealedAs = isDocumentKind(sealedKind) ? sealedKind : kind;
  const names = sealed.names ?? null;
  if (typeof id === "string") assertCurrent(vault, { kind, id, sealedAs, sealed });
  if ((names === null) !== (sealed.lineItems !== null)) throw new VaultError("lines_missing");
  return { sealedAs, names, sealed };
}

/**
 * The words of a list's row. A list says nothing of lines, and compares the total.
 *
 * @throws VaultError `total_differs`, and as {@link openHead}
 */
export async function readHead(vault: Vault, kind: DocumentKind, record: Wire): Promise<Wire> {
  const head = await openHead(vault, kind, record);
  assertTotal(head, record);
  return wordsInFields(head.sealed.fields, sealedParts[kind].head.fields);
}

/** Compares with the stored total, which is never worked out again (decision M16). @throws VaultError `total_differs` */
export function assertTotal({ names }: Head, { total }: Wire): void {
  if (names?.total !== undefined && names.total !== total) throw new VaultError("total_differs");
}

interface Seen extends RecordName {
  kind: DocumentKind;
  sealedAs: DocumentKind;
  sealed: RecordWords;
}

/** See [Note: Revisions of records]. */
function assertCurrent({ revisions }: Vault, { kind, id, sealedAs, sealed }: Seen): void {
  const isCopy = sealedAs !== kind;
  if (isCopy && revisions.isOwn(id)) throw new VaultError("envelope_stale");
  const format = sealed.names ? 2 : 1;
  if (!revisions.see({ kind, id }, sealed.revision ?? 0, format)) throw new VaultError("envelope_stale");
  if (kindRules[kind].madeFrom && !isCopy) revisions.seeOwn(id);
}
