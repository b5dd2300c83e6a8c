import { sealedParts } from "#contract/sealed-kinds.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { figuresDigest, linesDigest, supplierDigest } from "#formats/statements/document-digests.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { figuresOf } from "#vault/records/document-figures.ts";
import { assertTotal, type Head, openHead } from "#vault/records/document-head.ts";
import { openEnvelope, type RecordName } from "#vault/records/envelope.ts";
import { sameLines, type Wire, withWords, wordsInFields } from "#vault/records/record-fields.ts";
import type { HeadNames, RecordWords } from "#vault/records/record-words.ts";
import type { Vault } from "#vault/records/vault.ts";

/**
 * The words of a whole document: of its head and of its lines. What the head names must be what the row has, see
 * [Note: What a head names].
 *
 * @throws VaultError `lines_missing`, `lines_foreign`, `lines_differ`, `figures_differ`, `supplier_differs`,
 * `total_differs`: one for each thing that a server can have exchanged; and as {@link openHead}
 */
export async function readDocument(vault: Vault, kind: DocumentKind, record: Wire): Promise<Wire> {
  const head = await openHead(vault, kind, record);
  const words = head.names ? await bothParts(vault, kind, { head, names: head.names, record }) : head.sealed;
  if (!sameLines(kind, record, words)) throw new VaultError("lines_differ");
  await assertFigures(head, record);
  await assertSupplier(head, record);
  assertTotal(head, record);
  return withWords(kind, record, words);
}

async function bothParts(
  vault: Vault,
  kind: DocumentKind,
  { head, names, record }: { head: Head; names: HeadNames; record: Wire },
): Promise<RecordWords> {
  const lines = await openLines(vault, kind, { names, record });
  return {
    fields: { ...wordsInFields(head.sealed.fields, sealedParts[kind].head.fields), ...lines.fields },
    lineItems: lines.lineItems,
  };
}

/** Opens the lines that a head names. Those of a converted invoice may be its quote's: the digest decides. */
async function openLines(
  vault: Vault,
  kind: DocumentKind,
  { names, record }: { names: HeadNames; record: Wire },
): Promise<RecordWords> {
  const { id, quoteId, linesSealed } = record;
  if (typeof linesSealed !== "string") throw new VaultError("lines_missing");
  if ((await linesDigest(linesSealed)) !== names.lines) throw new VaultError("lines_foreign");
  const acceptable: RecordName[] = typeof id === "string" ? [{ kind: kindRules[kind].linesKind, id }] : [];
  const { madeFrom } = kindRules[kind];
  if (madeFrom && typeof quoteId === "string") {
    acceptable.push({ kind: kindRules[madeFrom].linesKind, id: quoteId });
  }
  return openEnvelope(vault, linesSealed, acceptable);
}

/**
 * Compares the readable figures. An invoice under its quote's head is compared as that quote, which has neither CIS nor
 * the reverse charge.
 */
async function assertFigures({ sealedAs, names }: Head, record: Wire): Promise<void> {
  // A list that has the words of the lines has not the lines themselves.
  if (names?.figures === undefined || !Array.isArray(record.lineItems)) return;
  const hasOwnTerms = record.cisApplied === true || record.reverseChargeVat === true;
  const differs = !kindRules[sealedAs].asksForPayment && hasOwnTerms;
  const digest = await figuresDigest(figuresOf(sealedAs, record));
  if (differs || digest !== names.figures) throw new VaultError("figures_differ");
}

/** Compares the letterhead of an invoice with the one that was there when its head was sealed. */
async function assertSupplier({ sealedAs, names }: Head, { supplier, lineItems }: Wire): Promise<void> {
  if (!kindRules[sealedAs].asksForPayment || names?.supplier === undefined || !Array.isArray(lineItems))
    return;
  const { sealed } = (supplier ?? {}) as Wire;
  const digest = typeof sealed === "string" ? await supplierDigest(sealed) : null;
  if (digest !== names.supplier) throw new VaultError("supplier_differs");
}
