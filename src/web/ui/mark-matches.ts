import { matchedParts } from "#web/ui/matched-parts.ts";

/** The name of the highlight, which styles.css draws. */
const highlightName = "match";

/**
 * Marks what a query finds within an element, by a highlight of the browser: the elements and what is read aloud stay
 * as they are. A browser without highlights marks nothing. What is not searched, within `data-unmarked`, is no match: our own words, and prices.
 */
export function markMatches(element: HTMLElement, query: string): void {
  if ("highlights" in CSS) CSS.highlights.set(highlightName, new Highlight(...rangesOf(element, query)));
}

function rangesOf(element: HTMLElement, query: string): Range[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.closest("[data-unmarked]")) continue;
    for (const [from, to] of matchedParts(node.textContent ?? "", query)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
}
