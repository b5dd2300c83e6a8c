import { type RefObject, useLayoutEffect } from "react";

/** Space to the edges of what can be seen, and between the box and its list, in CSS pixels. */
const edge = 8;
const gap = 6;
/** The list is not shown above the box while there is this much room below it. */
const enough = 200;
/** The least width of a list: a name and a price have one line, where there is room for it. */
const leastOnPhones = 256;
const leastOnDesks = 440;

/**
 * Keeps a fixed list under its box, or above it where there is more room: on a phone, the keyboard covers the rest. The
 * size follows the box and what can be seen.
 */
export function useBelow(anchor: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const stop = new AbortController();
    const follow = () => {
      if (anchor.current && list.current) place(anchor.current.getBoundingClientRect(), list.current);
    };
    follow();
    const moves = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener("scroll", follow, moves);
    window.addEventListener("resize", follow, moves);
    window.visualViewport?.addEventListener("resize", follow, moves);
    window.visualViewport?.addEventListener("scroll", follow, moves);
    const sizes = new ResizeObserver(follow);
    if (anchor.current) sizes.observe(anchor.current);
    if (list.current) sizes.observe(list.current);
    return () => {
      stop.abort();
      sizes.disconnect();
    };
  }, [anchor, list]);
}

function place(box: DOMRect, list: HTMLElement): void {
  const seen = window.visualViewport;
  const top = seen?.offsetTop ?? 0;
  const below = top + (seen?.height ?? window.innerHeight) - box.bottom - gap - edge;
  const above = box.top - top - gap - edge;
  const isAbove = below < enough && above > below;
  const { style } = list;
  const { clientWidth } = document.documentElement;
  const least = clientWidth < 768 ? leastOnPhones : leastOnDesks;
  const width = Math.min(Math.max(box.width, least), clientWidth - 2 * edge);
  const farthest = clientWidth - edge - width;
  style.width = `${width}px`;
  style.left = `${Math.max(edge, Math.min(box.left, farthest))}px`;
  style.top = isAbove ? "auto" : `${box.bottom + gap}px`;
  style.bottom = isAbove ? `${document.documentElement.clientHeight - box.top + gap}px` : "auto";
  style.setProperty("--available-height", `${Math.max(isAbove ? above : below, 0)}px`);
}
