import { randomUUID } from "node:crypto";
import type { WireLine } from "#contract/documents.ts";
import type { Id } from "#domain/account/id.ts";
import { defaultInvoiceUnit } from "#domain/documents/line-item.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import type { PlainWords } from "#server/records/words.ts";

/** A line as the `lines` column keeps it: its numbers and ids. Its words stand with the document's words. */
export type StoredLine = Omit<
  WireLine,
  "id" | "quoteId" | "invoiceId" | "name" | "description" | "unit" | "materialSku"
> & {
  id: Id<"LineItem">;
};

/** A line with its own id: the client's, or a new one. */
export type IdentifiedLine = WireLine & { id: Id<"LineItem"> };

/** Gives each line an id, so that its words can be found again. */
export function identifyLines(lines: readonly WireLine[]): IdentifiedLine[] {
  return lines.map((line) => ({ ...line, id: line.id ?? (randomUUID() as Id<"LineItem">) }));
}

/** The numbers of the lines, for the `lines` column. */
export function storedLines(lines: readonly IdentifiedLine[]): StoredLine[] {
  return lines.map(({ name: _, description: __, unit: ___, materialSku: ____, ...numbers }) => numbers);
}

/**
 * The lines with their words again, each with the id of its document; null words where they are sealed. A line of an
 * invoice counts items unless it says what (decision W10).
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
