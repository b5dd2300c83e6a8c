import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Makes a form inert while it is being saved, because what is typed then would be neither saved nor kept. Afterwards
 * the focus returns to where it was, unless it has moved elsewhere.
 *
 * @returns the ref for the element around the boxes
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
