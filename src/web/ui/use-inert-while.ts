import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For what is filled in and saved: while it is on its way nothing can be typed or pressed in it, since what is typed
 * then would be neither saved nor kept. Afterwards the focus is where it was, unless it has gone elsewhere.
 *
 * @returns to be given to the element around the boxes
 */
export function useInertWhile<E extends HTMLElement>(isBusy: boolean): RefObject<E | null> {
  const frame = useRef<E>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isBusy || element === null) return;
    const focused = document.activeElement;
    element.inert = true;
    return () => {
      element.inert = false;
      const isLost = document.activeElement?.contains(element) ?? true;
      if (isLost && focused instanceof HTMLElement && element.contains(focused))
        focused.focus({ preventScroll: true });
    };
  }, [isBusy]);
  return frame;
}
