import { readTypedMoney } from "#domain/documents/typed-number.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import type { CatalogueItem } from "#web/quoting/item-entry.ts";

/** The lines whose price is another one in the price list, with that price. */
export function priceChanges(
  lines: readonly DraftLine[],
  items: readonly CatalogueItem[],
): { id: string; price: Pence }[] {
  const prices = new Map<string, Pence>(
    items.map((item) =>
      item.itemType === "material"
        ? [item.source.id, item.source.unitCost]
        : [item.source.id, item.source.rate],
    ),
  );
  return lines.flatMap(({ id, materialId, laborItemId, unitPrice }) => {
    const price = prices.get(materialId ?? laborItemId ?? "");
    return price === undefined || price === readTypedMoney(unitPrice) ? [] : [{ id, price }];
  });
}
