import { randomUUID } from "node:crypto";
import { sealedParts } from "#contract/sealed-kinds.ts";
import { wordsOfKind } from "#domain/documents/document-words.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { lineWords } from "#domain/pricing/line-words.ts";
import { noWords } from "#domain/records/word-table.ts";
import { withWords } from "#vault/records/record-fields.ts";
import { sealDocument, type WholeDocument } from "#vault/records/seal-document.ts";
import type { Vault } from "#vault/records/vault.ts";

export type Row = Readonly<Record<string, unknown>>;

/** A line with a name. @param unitPrice in pence */
export function lineNamed(name: string, unitPrice = 5_000): Row {
  return {
    ...noWords(lineWords),
    ...{ id: randomUUID(), name, itemType: "labour", customType: null, materialId: null, laborItemId: null },
    ...{ quantity: 1_000, unitPrice, hoursEstimate: null },
  };
}

/** A whole document with two lines; what is not given is like most others. */
export function wholeDocument(kind: DocumentKind, change: Row = {}): WholeDocument & Row {
  const ofInvoice = {
    ...{ cisApplied: false, cisMethod: "hmrc", cisRatePercent: 20_000, reverseChargeVat: false },
    ...{ quoteId: null, supplier: null },
  };
  const document = {
    ...noWords(wordsOfKind[kind]),
    ...{ id: randomUUID(), customerName: "Zoe Quill", projectDescription: "A stair", language: "en-GB" },
    ...{ markupPercent: 20_000, markupScope: "materials_only", discountPercent: 0, discountBase: "subtotal" },
    ...{ taxPercent: 20_000, total: 14_400, lineItems: [lineNamed("Stair"), lineNamed("Door")] },
    ...(kind === "invoice" ? ofInvoice : {}),
    ...change,
  };
  return document as unknown as WholeDocument & Row;
}

/** The row of a document as the server answers it: its words are in its two envelopes. */
export async function sealedRow(
  vault: Vault,
  kind: DocumentKind,
  document: WholeDocument & Row,
  keptLines?: string,
): Promise<Row & { id: string; sealed: string; linesSealed: string }> {
  const envelopes = await sealDocument(vault, kind, { document, keptLines });
  return { ...document, ...withWords(kind, document, null), ...envelopes };
}

/** The row as a list has it: without its lines, and without the words that are sealed with them. */
export function listedRow(kind: DocumentKind, row: Row): Row {
  const left: readonly string[] = [...sealedParts[kind].lines.fields, "lineItems", "linesSealed", "supplier"];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name)));
}
