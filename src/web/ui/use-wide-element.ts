import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Tells whether an element has at least so many CSS pixels of width, also as that changes. Asks the element
 * and not the screen, for beside a sidebar or a detail pane a wide screen has narrow places. Known before the
 * first paint.
 */
export function useWideElement<E extends HTMLElement>(pixels: number): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    setWide(element.clientWidth >= pixels);
    const observer = new ResizeObserver(() => setWide(element.clientWidth >= pixels));
    observer.observe(element);
    return () => observer.disconnect();
  }, [pixels]);
  return [ref, wide];
}
