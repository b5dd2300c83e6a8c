import { toastStore } from "#web/overlays/toast-store.ts";

const ring = ["outline-3", "outline-accent", "outline-offset-4"];

/**
 * The element that a step explains, or null when it is not on the screen: some are missing on a phone or on an empty
 * list.
 */
export function findTarget(target: string): HTMLElement | null {
  const candidates = document.querySelectorAll<HTMLElement>(`[data-tour="${target}"]`);
  return Array.from(candidates).find((each) => each.getClientRects().length > 0) ?? null;
}

/**
 * Scrolls an element to where a popover has room beside it, and draws a ring around it. It goes to the middle of the
 * screen, or to the top when it is too tall for that. Returns a function that removes the ring.
 */
export function pointAt(element: HTMLElement): () => void {
  const isTall = element.clientHeight > window.innerHeight / 4;
  element.scrollIntoView({ block: isTall ? "start" : "center", behavior: "instant" });
  element.classList.add(...ring);
  return () => element.classList.remove(...ring);
}

/**
 * True when a tour would come between a person and what they are doing or reading: a dialog, a menu, a notice, or a
 * field they are typing in.
 */
export function isBusy(): boolean {
  return (
    isPopupOpen() ||
    toastStore.current() !== null ||
    document.activeElement?.matches("input, textarea, select") === true
  );
}

/** True while a dialog, a menu or a list is open; the step of a tour is something else. */
export function isPopupOpen(): boolean {
  return document.querySelector(popups) !== null;
}

const popups = '[role="dialog"]:not([data-tour-step]), [role="alertdialog"], [role="menu"], [role="listbox"]';
