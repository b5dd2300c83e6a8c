/**
 * The words, boxes and signs of the page that cannot be told from the ground beneath them while the system forces its
 * colours. Axe cannot tell: it takes the colours of words for ours. Runs in the page.
 */
export function lostInForcedColours(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".sr-only, [data-drawn]") &&
    element.getBoundingClientRect().width > 1;
  const groundOf = (element: Element): string => {
    // A tick is laid over its box.
    const box = element.previousElementSibling;
    if (element instanceof SVGSVGElement && box instanceof HTMLInputElement)
      return getComputedStyle(box).backgroundColor;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
  const lost: string[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (!isSeen(element)) continue;
    const { color, borderTopColor, borderTopWidth, outlineStyle } = getComputedStyle(element);
    const hasWords = [...element.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && (child.textContent ?? "").trim() !== "",
    );
    const isSign = element instanceof SVGSVGElement && getComputedStyle(element).fill !== "none";
    const isDrawn = element instanceof SVGSVGElement && getComputedStyle(element).stroke !== "none";
    if ((hasWords || isSign || isDrawn) && color === groundOf(element))
      lost.push(`words of ${name(element)}`);
    const isBox = element.matches("input:not([type=checkbox], [type=radio]), select, textarea");
    const frame = isBox ? (element.closest("[class*=border]") ?? element) : null;
    if (frame === null) continue;
    const around = frame === element ? { borderTopColor, borderTopWidth } : getComputedStyle(frame);
    const hasFrame = around.borderTopWidth !== "0px" && around.borderTopColor !== groundOf(frame);
    if (!hasFrame && outlineStyle === "none") lost.push(`frame of ${name(element)}`);
  }
  return [...new Set(lost)];
}
