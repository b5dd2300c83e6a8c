import { type RefObject, useEffect } from "react";

const bars = new Set<HTMLElement>();

/**
 * For a bar with buttons at the foot of a phone's screen: notices stand above it. Its height, of the highest where
 * there are several, is the style sheet's `--foot`.
 */
export function useFoot(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const observer = new ResizeObserver(measure);
    bars.add(element);
    observer.observe(element);
    return () => {
      observer.disconnect();
      bars.delete(element);
      measure();
    };
  }, [bar]);
}

/** A bar that is not drawn has no height. */
function measure(): void {
  const height = Math.max(0, ...[...bars].map((bar) => bar.offsetHeight));
  document.documentElement.style.setProperty("--foot", `${height}px`);
}
