import { sealedParts } from "#contract/sealed-kinds.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { Language } from "#domain/region/region.ts";
import { figuresDigest, linesDigest, supplierDigest } from "#formats/statements/document-digests.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { areWhole, figuresOf } from "#vault/records/document-figures.ts";
import { type Wire, wordsInFields, wordsOf } from "#vault/records/record-fields.ts";
import { sealRecord } from "#vault/records/seal-envelope.ts";
import type { Vault } from "#vault/records/vault.ts";

/**
 * A whole document as it will be stored: its words, and everything that a head names. A quote needs none of the terms
 * that only an invoice has.
 */
export interface WholeDocument
  extends Omit<PriceTerms, "cisApplied" | "cisMethod" | "cisRatePercent" | "reverseChargeVat"> {
  id: string;
  language: Language;
  /** In pence. */
  total: number;
  lineItems: readonly Partial<LineItem>[];
  /** The letterhead that an invoice keeps, with its envelope; null without one. */
  supplier?: { sealed?: string | null; chargeVat: boolean; vatRegistration: string | null } | null;
}

export interface DocumentEnvelopes {
  sealed: string;
  linesSealed: string;
}

/**
 * Seals a document in two envelopes, its head and its lines. See [Note: What a head names].
 *
 * @param keptLines the envelope of its lines as it was read, when none of their words have changed
 * @throws VaultError `fields_incomplete`, `record_without_id`, `field_not_text`, `text_malformed`
 */
export async function sealDocument(
  vault: Vault,
  kind: DocumentKind,
  { document, keptLines }: { document: WholeDocument; keptLines?: string | undefined },
): Promise<DocumentEnvelopes> {
  const wire: Wire = { ...document };
  const { fields, lineItems } = wordsOf(kind, wire);
  const name = { kind, id: document.id };
  const figures = figuresOf(kind, wire);
  if (!areWhole(kind, figures)) throw new VaultError("fields_incomplete", "figures");
  const revision = vault.revisions.next(name);
  const parts = sealedParts[kind];
  const lines = { fields: wordsInFields(fields, parts.lines.fields), lineItems, revision };
  const linesSealed =
    keptLines ?? (await sealRecord(vault, { ...name, kind: kindRules[kind].linesKind }, lines));
  const names = {
    lines: certain(await linesDigest(linesSealed)),
    figures: certain(await figuresDigest(figures)),
    ...(kindRules[kind].asksForPayment ? { supplier: await supplierOf(document) } : {}),
    total: document.total,
  };
  const head = { fields: wordsInFields(fields, parts.head.fields), lineItems: null, names, revision };
  return { sealed: await sealRecord(vault, name, head), linesSealed };
}

async function supplierOf({ supplier }: WholeDocument): Promise<string | null> {
  return supplier?.sealed ? certain(await supplierDigest(supplier.sealed)) : null;
}

function certain(digest: string | null): string {
  if (digest === null) throw new VaultError("fields_incomplete", "figures");
  return digest;
}
