/**
 * The texts that lie over each other, as far as they are seen, on the page or in what is open over it. What stays in
 * sight while the page scrolls may lie over what passes below it, so its texts are compared with each other. Runs in the
 * page.
 */
export function overlappingTexts(): string[] {
  const layers = document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]");
  const scope = layers[layers.length - 1] ?? document.body;
  const isStuck = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
  /** What is seen of a text, line by line, in the boxes around it that clip it. */
  const linesOf = (text: Text) => {
    let stuck: Element | null = null;
    let seen = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    for (let each = text.parentElement; each && each !== scope; each = each.parentElement) {
      if (isStuck(each)) stuck = each;
      if (getComputedStyle(each).overflowX === "visible") continue;
      const { left, top, right, bottom } = each.getBoundingClientRect();
      seen = {
        ...{ left: Math.max(seen.left, left), top: Math.max(seen.top, top) },
        ...{ right: Math.min(seen.right, right), bottom: Math.min(seen.bottom, bottom) },
      };
    }
    const range = new Range();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((line) => ({
      ...{ left: Math.max(seen.left, line.left), top: Math.max(seen.top, line.top) },
      ...{ right: Math.min(seen.right, line.right), bottom: Math.min(seen.bottom, line.bottom) },
      ...{ text, stuck },
    }));
  };
  const isRead = (text: Text) => {
    const around = text.parentElement;
    const isDrawn = around?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return text.data.trim() !== "" && isDrawn && !around?.closest(".sr-only, [inert], option");
  };
  const lines: ReturnType<typeof linesOf> = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
    if (isRead(node)) lines.push(...linesOf(node));
  lines.sort((one, other) => one.top - other.top);
  const faults: string[] = [];
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= one.bottom) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      // The lines of one text are set by the browser.
      if (across > 2 && down > 4 && one.text !== other.text && one.stuck === other.stuck)
        faults.push(`${one.text.data.slice(0, 40)} | ${other.text.data.slice(0, 40)}`);
    }
  }
  return faults;
}
