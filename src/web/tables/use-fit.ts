import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether wide content fits into an element, updated when the width changes. It measures the element and not the
 * screen, because beside a sidebar or a detail pane there is little room on a wide screen too. When the content (the
 * first child) turns out wider than the element, the width that it needs is raised. All this happens before the first
 * paint.
 *
 * @param least width in CSS pixels under which the content is not tried at all
 * @returns the ref of the element, and whether the content fits: null until the element has been measured, when
 *   nothing need be rendered yet
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
  // After every render, because new rows may be wider than the last. In a task of its own, or in the frame if that comes
  // first: drawing the rows, laying them out and painting them are long enough each.
  useLayoutEffect(() => {
    if (width === null || !fits) return;
    const measure = () => {
      cancel();
      const content = ref.current?.firstElementChild;
      if (!content || content.scrollWidth <= content.clientWidth) return;
      flushSync(() => setNeeded(width + content.scrollWidth - content.clientWidth));
    };
    const timer = setTimeout(measure);
    const frame = requestAnimationFrame(measure);
    const cancel = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    return cancel;
  });
  return [ref, fits];
}
