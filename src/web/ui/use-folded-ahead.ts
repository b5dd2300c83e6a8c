import { useEffect } from "react";
import { foldedText, foldedTexts } from "#web/ui/folded-text.ts";

const itemsAtOnce = 500;

/**
 * Folds the texts of a long list while the page is idle, a few at a time, so that they are ready for the first key of a
 * search.
 *
 * @param textOf the same function each time
 */
export function useFoldedAhead<Item extends object>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): void {
  useEffect(() => {
    let timer = 0;
    const foldFrom = (from: number) => {
      for (const item of items.slice(from, from + itemsAtOnce)) foldedText(item, textOf);
      const next = from + itemsAtOnce;
      if (next < items.length) timer = window.setTimeout(() => foldFrom(next));
      else foldedTexts(items, textOf);
    };
    timer = window.setTimeout(() => foldFrom(0));
    return () => window.clearTimeout(timer);
  }, [items, textOf]);
}
