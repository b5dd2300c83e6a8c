import { isFocusTaken } from "#web/base/is-focus-taken.ts";

/** Gives an element the focus, unless a dialog or a box has it. */
export function focusIfFree(element: HTMLElement | null): void {
  if (!isFocusTaken()) element?.focus();
}
