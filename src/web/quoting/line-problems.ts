import { leastQuantity } from "#domain/documents/quantity-rule.ts";
import { formatQuantity } from "#domain/money/quantity.ts";
import type { ItemType } from "#domain/pricing/line-item.ts";
import { messages } from "#web/base/messages.ts";
import { type DraftLine, tooLargeNumber } from "#web/drafts/draft-lines.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";

/** What is wrong with the fields of a line, from the last attempt to save. */
export interface LineProblems {
  nameError: string | undefined;
  quantityError: string | undefined;
  priceError: string | undefined;
}

/** What is shown beside the fields of a line, with the ids of the fields. */
export function shownProblems({ line, ...errors }: LineProblems & { line: DraftLine }) {
  return [
    { fieldId: fieldIds.lineName(line.id), message: errors.nameError },
    { fieldId: fieldIds.lineQuantity(line.id), message: quantityMessage(line, errors.quantityError) },
    { fieldId: fieldIds.linePrice(line.id), message: priceMessage(line, errors.priceError) },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));
}

/** Beside its own line the message needs no name; the summary at the top of the form does. */
export function quantityMessage(line: DraftLine, error: string | undefined): string | undefined {
  return error?.split(":")[0] ?? tooLarge(line, "quantity");
}

export function priceMessage(line: DraftLine, error: string | undefined): string | undefined {
  return error?.split(":")[0] ?? tooLarge(line, "price");
}

/** What is said of a quantity that a line of this type cannot have, or that cannot be read. */
export function wrongQuantity(itemType: ItemType): string {
  const { wholeQuantity, quantityFrom } = messages().items;
  return itemType === "material" ? wholeQuantity : quantityFrom(formatQuantity(leastQuantity(itemType)));
}

/** Shown while typing, because what the line comes to is not known until it is corrected. */
function tooLarge(line: DraftLine, number: "quantity" | "price"): string | undefined {
  return tooLargeNumber(line) === number ? messages().items.tooLarge : undefined;
}
