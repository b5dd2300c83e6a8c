import * as z from "zod/mini";
import type { WireLine } from "#contract/documents.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { Quantity } from "#domain/money/quantity.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { customTypes, itemTypes } from "#domain/pricing/line-item.ts";
import { lineWords } from "#domain/pricing/line-words.ts";
import { mapWords } from "#domain/records/word-table.ts";
import { newId } from "#server/base/new-id.ts";
import { type PartColumns, wholeWords } from "#server/documents/document-parts.ts";
import { textOf, wholeNumber } from "#server/schema/stored-json.ts";
import { openText } from "#server/sealing/words.ts";

/**
 * A line in the `lines` column: its numbers and ids. Its words are with the document's words. The column is an array
 * in version 1; a later one will be an object that names its version ([Note: Stored JSON]).
 */
const storedLine = z.object({
  id: textOf<Id<"LineItem">>(),
  itemType: z._default(z.enum(itemTypes), "material"),
  customType: z._default(z.nullable(z.enum(customTypes)), null),
  materialId: z._default(z.nullable(textOf<Id<"Material">>()), null),
  laborItemId: z._default(z.nullable(textOf<Id<"LabourItem">>()), null),
  quantity: wholeNumber<Quantity>(),
  unitPrice: wholeNumber<Pence>(),
  hoursEstimate: z._default(z.nullable(wholeNumber<Quantity>()), null),
});

export type StoredLine = z.output<typeof storedLine>;

export const storedLineList = z.array(storedLine);

/** The lines as the column has them, whichever release wrote them. @throws Error for those of a newer release */
export function readLines(json: unknown): StoredLine[] {
  if (!Array.isArray(json)) throw new Error("A newer release has written these lines");
  return storedLineList.parse(json);
}

/** A line with an id: the client's, or a new one. */
export type IdentifiedLine = WireLine & { id: Id<"LineItem"> };

/** Gives each line an id, by which its words are found again. */
export function identifyLines(lines: readonly WireLine[]): IdentifiedLine[] {
  return lines.map((line) => ({ ...line, id: line.id ?? newId<"LineItem">() }));
}

/** The lines' numbers, for the `lines` column. */
export function storedLines(lines: readonly IdentifiedLine[]): StoredLine[] {
  return lines.map(({ name: _, description: __, unit: ___, materialSku: ____, ...numbers }) => numbers);
}

/**
 * The lines with their words, each with the id of its owner, the document; sealed words are null. A line without
 * a unit has the usual one of its kind.
 */
export function spreadLines(
  row: LinesOfRow,
  owner: Pick<WireLine, "quoteId" | "invoiceId">,
): IdentifiedLine[] {
  const { plain } = wholeWords(row);
  const unit = plain !== null ? kindRules[row.kind].usualUnit : null;
  return row.lines.map((line) => {
    const stored = plain?.lineItems?.[line.id];
    const words = mapWords(lineWords, (_, word) => openText(stored?.[word]));
    // Not spreads, which take most of the time of reading a document.
    return Object.assign(words, line, owner, { unit: words.unit ?? unit });
  });
}

interface LinesOfRow extends PartColumns {
  kind: DocumentKind;
  lines: readonly StoredLine[];
}
