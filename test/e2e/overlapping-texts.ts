/** The texts of a row that lie over each other, as far as they are seen. Runs in the page. */
export function overlappingTexts(): string[] {
  const faults: string[] = [];
  const seen = (text: Text, row: Element) => {
    const range = new Range();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((line) => {
      let { left, top, right, bottom } = line;
      for (let each = text.parentElement; each && each !== row; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === "visible") continue;
        const around = each.getBoundingClientRect();
        [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
        [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
      }
      return { left, top, right, bottom, text };
    });
  };
  for (const row of document.querySelectorAll("main [data-row]")) {
    const lines: ReturnType<typeof seen> = [];
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const isRead = node.data.trim() !== "" && !node.parentElement?.closest(".sr-only");
      if (isRead && node.parentElement?.checkVisibility()) lines.push(...seen(node, row));
    }
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // The lines of one text are set by the browser.
        if (across > 2 && down > 4 && one.text !== other.text)
          faults.push(`${one.text.data} | ${other.text.data}`);
      }
  }
  return faults;
}
