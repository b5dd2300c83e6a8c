const ring = ["outline-3", "outline-accent", "outline-offset-4"];

/** The element a step explains, if it is on the screen: some are not there on a phone or on an empty list. */
export function findTarget(target: string): HTMLElement | null {
  const candidates = document.querySelectorAll<HTMLElement>(`[data-tour="${target}"]`);
  return Array.from(candidates).find((each) => each.getClientRects().length > 0) ?? null;
}

/**
 * Brings an element to where a popover has room beside it, and draws a ring around it: into the middle of the screen,
 * or to its head where the element is too tall for that. Returns what takes the ring away.
 */
export function pointAt(element: HTMLElement): () => void {
  const isTall = element.clientHeight > window.innerHeight / 4;
  element.scrollIntoView({ block: isTall ? "start" : "center", behavior: "instant" });
  element.classList.add(...ring);
  return () => element.classList.remove(...ring);
}

/** Tells whether a tour would come between a person and what they are doing: a dialog, a menu, or a field they type in. */
export function isBusy(): boolean {
  const popup = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
  return popup !== null || document.activeElement?.matches("input, textarea, select") === true;
}
