import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Tells whether wide content fits into an element, also as its width changes. Asks the element and not the
 * screen, for beside a sidebar or a detail pane a wide screen has narrow places. Content (the first child)
 * that turns out wider than the element raises the width that counts as enough; all before the first paint.
 *
 * @param least width in CSS pixels under which the content is not tried at all
 * @returns the element's place, and whether content fits: null as long as nobody has measured, when nothing is worth
 * drawing yet
 */
export function useFit<E extends HTMLElement>(least: number): [RefObject<E | null>, boolean | null] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState<number | null>(null);
  const [needed, setNeeded] = useState(least);
  const fits = width === null ? null : width >= needed;
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // After every rendering: new rows may be wider than the last.
  useLayoutEffect(() => {
    const content = ref.current?.firstElementChild;
    if (width === null || !fits || !content || content.scrollWidth <= content.clientWidth) return;
    setNeeded(width + content.scrollWidth - content.clientWidth);
  });
  return [ref, fits];
}
