/**
 * Every text that is seen on the page, each by itself: what stands alone, what an element says in all, and what is
 * written in boxes. What is hidden or said to screen readers alone is not among them. Runs in the page.
 *
 * @param skipped a selector of parts that are not read
 */
export function wordsInSight(skipped = "script"): string[] {
  const words: string[] = [];
  const isUnseen = (element: Element) => {
    const { display, overflowX, clipPath } = getComputedStyle(element);
    if (display === "contents") return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    const { width, height } = element.getBoundingClientRect();
    return clipPath !== "none" || (overflowX === "hidden" && (width <= 1 || height <= 1));
  };
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) {
      words.push(node.textContent ?? "");
      return node.textContent ?? "";
    }
    if (
      !(node instanceof Element) ||
      node.matches("script, style") ||
      node.matches(skipped) ||
      isUnseen(node)
    )
      return "";
    if (node instanceof HTMLSelectElement) {
      words.push(...[...node.options].map(({ text }) => text));
      return "";
    }
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
      if (!/^(checkbox|radio)$/.test(node.type)) words.push(node.value || node.placeholder);
      return "";
    }
    const all = [...node.childNodes].map(read).join("");
    words.push(all);
    return all;
  };
  read(document.body);
  return [...new Set(words.map((text) => text.trim()))].filter((text) => text !== "");
}
