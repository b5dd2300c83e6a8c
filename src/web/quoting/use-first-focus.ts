import { useEffect, useEffectEvent } from "react";
import { afterClosing } from "#web/base/arrival.ts";
import { focusIfFree } from "#web/base/focus-if-free.ts";

/**
 * Gives the focus to the box that a new document begins with, on a desk with a mouse: on a phone the keyboard would jump
 * up. It is never taken from where a person types by then.
 *
 * @param isFirst whether the screen begins with the document; false while a question stands above it
 * @param box finds the box; null to leave the focus where it is
 */
export function useFirstFocus(isFirst: boolean, box: () => HTMLElement | null): void {
  const focus = useEffectEvent(() => focusIfFree(box()));
  useEffect(() => {
    if (!isFirst || !matchMedia("(pointer: fine) and (width >= 1024px)").matches) return;
    return afterClosing(focus);
  }, [isFirst]);
}
