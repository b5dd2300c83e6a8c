import type { Id } from "#domain/ids/id.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { Quantity } from "#domain/money/quantity.ts";
import type { lineWords } from "#domain/pricing/line-words.ts";
import { textLimits, type WordsOf } from "#domain/records/word-table.ts";

export const itemTypes = ["material", "labour", "custom", "description"] as const;
export type ItemType = (typeof itemTypes)[number];

/** What a custom line counts as, for markup and for the labour and material sums. */
export const customTypes = ["material", "labour"] as const;
export type CustomType = (typeof customTypes)[number];

/** The longest name of a line, in UTF-16 units. A description may be a pasted scope of works, a name is one line. */
export function lineNameLimit(itemType: ItemType): number {
  return textLimits[itemType === "description" ? "paragraph" : "line"];
}

/** The unit of an invoice line that names none (decision W10). */
export const defaultInvoiceUnit = "item";

/** One line of a quote or an invoice. It is a copy of the catalogue's words and price, not a link to them. */
export interface LineItem extends WordsOf<typeof lineWords> {
  id: Id<"LineItem">;
  itemType: ItemType;
  customType: CustomType | null;
  materialId: Id<"Material"> | null;
  laborItemId: Id<"LabourItem"> | null;
  quantity: Quantity;
  /** Price of one unit before markup. */
  unitPrice: Pence;
  hoursEstimate: Quantity | null;
}
