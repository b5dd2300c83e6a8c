/** The controls within what a selector finds last that are too small for a finger. Runs in the page. */
export function smallTargets(within: string): string[] {
  // A frame of 44 px has a line of one on each side, which is no part of its box.
  const least = 42;
  /** What a press at a point meets. */
  const isHit = (control: Element, x: number, y: number) => {
    const met = document.elementFromPoint(x, y);
    const owner = met?.closest("label")?.control ?? met;
    return met !== null && (control.contains(met) || control === owner);
  };
  /** How far from the middle of a control a press still meets it, in one direction. */
  const reach = (control: Element, x: number, y: number, across: number, down: number) => {
    let far = 0;
    while (far < 23 && isHit(control, x + across * far, y + down * far)) far += 0.5;
    return far;
  };
  /** A link within a sentence is as high as its line (2.5.8). */
  const isInSentence = (control: Element) => {
    const words = control.parentElement?.textContent?.trim() ?? "";
    const isInline = getComputedStyle(control).display === "inline";
    return control.matches("a, button") && isInline && words !== control.textContent?.trim();
  };
  const small: string[] = [];
  const scope = [...document.querySelectorAll(within)].at(-1) ?? document.body;
  const controls = "a[href], button, input, select, textarea, summary, [role=menuitem], [role=option]";
  for (const control of scope.querySelectorAll(controls)) {
    const isSeen = control.checkVisibility({ visibilityProperty: true });
    if (!isSeen || control.closest("[inert], .sr-only, [aria-hidden=true]") || isInSentence(control))
      continue;
    if (control.matches(":disabled")) continue;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const shown = control.matches(".sr-only, input[type=radio], input[type=checkbox], input[type=file]")
      ? (control.closest("label") ?? control)
      : control;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (right <= 0 || left >= innerWidth || bottom - top < 2) continue;
    const height = reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1);
    const width = reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0);
    if (height >= least && width >= least) continue;
    const name = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40);
    small.push(`${control.tagName} "${name}" ${width} x ${height} of ${right - left} x ${bottom - top}`);
  }
  return small;
}
