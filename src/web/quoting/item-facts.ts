import { messages } from "#web/base/messages.ts";
import type { CatalogueItem, ItemPick } from "#web/quoting/item-entry.ts";
import { readPick } from "#web/quoting/item-picks.ts";
import type { AddingProps } from "#web/quoting/use-item-entry.ts";

interface OfferedItem extends Pick<AddingProps, "paysFor"> {
  item: CatalogueItem;
  /** Its pick, if it is picked; otherwise the facts are those of one. */
  pick?: ItemPick | undefined;
  /** Its price came with a starter list, and nobody has typed or kept it. */
  isGuidePrice: boolean;
}

/** What the price list says of an item beside its name and its price, on a desk and on a phone. */
export function itemFacts({ item, pick, isGuidePrice, paysFor }: OfferedItem) {
  const read = readPick(pick ?? { item, quantity: "1" });
  return {
    /** What is wrong with the quantity; undefined when nothing is. */
    problem: "problems" in read ? read.problems[0]?.message : undefined,
    /** "Customer pays £12.50"; undefined where it is not marked up. */
    pays: "line" in read ? paysFor(read.line) : undefined,
    guide: isGuidePrice ? messages().catalogue.guidePrice : null,
    sku: item.itemType === "material" ? item.source.sku : null,
  };
}
