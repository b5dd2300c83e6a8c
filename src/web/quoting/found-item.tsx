import { memo } from "react";
import { isUnchanged } from "#domain/catalogue/starter-list.ts";
import type { Language } from "#domain/region/region.ts";
import { itemPrice } from "#web/quoting/catalogue-item.ts";
import type { CatalogueItem } from "#web/quoting/item-entry.ts";
import { itemFacts } from "#web/quoting/item-facts.ts";
import type { AddingProps } from "#web/quoting/use-item-entry.ts";
import { useStarterIds } from "#web/records/use-starter-ids.ts";

interface FoundItemProps extends Pick<AddingProps, "paysFor"> {
  item: CatalogueItem;
  language: Language;
}

/**
 * An item of the price list under the search box of a desk: what it costs, whether that is still a guide price, and
 * what the customer pays for one where it is marked up.
 */
export const FoundItem = memo(function FoundItem({ item, language, paysFor }: FoundItemProps) {
  const starter = useStarterIds();
  const isGuidePrice = isUnchanged(starter, item.source);
  const { sku, guide, pays } = itemFacts({ item, isGuidePrice, paysFor });
  return (
    <span className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        {item.source.name}
        {sku && <span className="ml-2 text-ink-soft text-sm">{sku}</span>}
      </span>
      <span data-unmarked="" className="tabular flex shrink-0 flex-col items-end text-sm">
        <span>
          {itemPrice(item, language)}
          {guide && <span className="text-ink-soft">{` · ${guide}`}</span>}
        </span>
        {pays && <span className="font-medium">{pays}</span>}
      </span>
    </span>
  );
});
