import { createHash } from "node:crypto";
import { openForeign } from "#test/vault/independent-decryptor.ts";

/** A document's row, with its figures as whole numbers: pence and thousandths. */
type Row = Readonly<Record<string, unknown>>;

/**
 * Opens a document of version 2 without Quotewright, and compares what its head names: written from docs/encryption.md
 * alone. It shares no line with the product.
 *
 * @throws Error for each thing that differs
 */
export function openForeignDocument(root: Buffer, userId: string, row: Row): Record<string, unknown> {
  const envelope = String(row.sealed);
  const sealedAs = envelope.split(":")[2];
  const { lines, figures, supplier, total, revision: _, ...head } = openForeign(root, userId, envelope);
  if (digest("quotewright/v1/lines-digest", row.linesSealed) !== lines) throw new Error("other lines");
  if (digest("quotewright/v1/figures", ...figuresOf(row, sealedAs)) !== figures) {
    throw new Error("other figures");
  }
  if (row.total !== total) throw new Error("another total");
  if (sealedAs === "invoice") {
    const { sealed } = (row.supplier ?? {}) as Row;
    const expected = sealed ? digest("quotewright/v1/supplier-digest", sealed) : null;
    if (expected !== supplier) throw new Error("another letterhead");
  }
  const { revision: __, ...rest } = openForeign(root, userId, String(row.linesSealed));
  const ids = (row.lineItems as Row[]).map(({ id }) => String(id));
  const sealedIds = Object.keys(rest.lineItems as Row);
  if ([...ids].sort().join() !== [...sealedIds].sort().join()) throw new Error("other line ids");
  return { ...head, ...rest };
}

function figuresOf(row: Row, sealedAs: string | undefined): unknown[] {
  const isInvoice = sealedAs === "invoice";
  const ofInvoice = [row.cisApplied, row.cisMethod, row.cisRatePercent, row.reverseChargeVat];
  const { chargeVat } = (row.supplier ?? {}) as Row;
  return [
    ...[sealedAs, row.markupPercent, row.markupScope, row.discountPercent, row.discountBase, row.taxPercent],
    ...ofInvoice.map((figure) => (isInvoice ? figure : null)),
    ...[row.language, isInvoice ? chargeVat : null],
    ...(row.lineItems as Row[]).flatMap(
      ({ id, itemType, customType, quantity, unitPrice, hoursEstimate }) => [
        ...[id, itemType, customType, quantity, unitPrice, hoursEstimate],
      ],
    ),
  ];
}

function digest(label: string, ...values: unknown[]): string {
  const text = [label, ...values.map((value) => String(value ?? "-"))].join("\n");
  return createHash("sha256").update(text).digest("base64url");
}
