import type { MouseEvent } from "react";

/** All other presses are left to the browser: a new tab, a new window, a download. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
