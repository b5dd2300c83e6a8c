import { randomUUID } from "node:crypto";
import type { WireLine } from "#contract/documents.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { defaultInvoiceUnit } from "#domain/pricing/line-item.ts";
import type { PlainWords } from "#server/sealing/words.ts";

/** A line in the `lines` column: its numbers and ids. Its words are with the document's words. */
export type StoredLine = Omit<
  WireLine,
  "id" | "quoteId" | "invoiceId" | "name" | "description" | "unit" | "materialSku"
> & {
  id: Id<"LineItem">;
};

/** A line with an id: the client's, or a new one. */
export type IdentifiedLine = WireLine & { id: Id<"LineItem"> };

/** Gives each line an id, by which its words are found again. */
export function identifyLines(lines: readonly WireLine[]): IdentifiedLine[] {
  return lines.map((line) => ({ ...line, id: line.id ?? (randomUUID() as Id<"LineItem">) }));
}

/** The lines' numbers, for the `lines` column. */
export function storedLines(lines: readonly IdentifiedLine[]): StoredLine[] {
  return lines.map(({ name: _, description: __, unit: ___, materialSku: ____, ...numbers }) => numbers);
}

/**
 * The lines with their words, each with the id of its document; sealed words are null. An invoice's line without a unit
 * counts items (decision W10).
 */
export function spreadLines({ kind, id, lines, plain }: LinesOfRow): WireLine[] {
  const owner = kind === "quote" ? { quoteId: id as Id<"Quote"> } : { invoiceId: id as Id<"Invoice"> };
  const unit = kind === "invoice" && plain !== null ? defaultInvoiceUnit : null;
  return lines.map((line) => {
    const words = plain?.lineItems?.[line.id] ?? {};
    const text = (field: string) => (words[field] as string | null | undefined) ?? null;
    return {
      ...line,
      ...owner,
      name: text("name"),
      description: text("description"),
      unit: text("unit") ?? unit,
      materialSku: text("materialSku"),
    };
  });
}

interface LinesOfRow {
  kind: DocumentKind;
  id: string;
  lines: readonly StoredLine[];
  plain: PlainWords | null;
}
