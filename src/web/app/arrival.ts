import { useRouterState } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";

/** The address whose heading had its turn; null until the first screen is there. */
let arrivedAt: string | null = null;

/** Names the live region of the frame, which is empty but for what {@link useArrival} says there. */
export const announcementId = "announcement";

/**
 * Moves the focus to the heading of a screen that one has changed to, by which it is read aloud (WCAG 2.4.3). The first
 * screen after a page load leaves the focus where the browser begins. A dialog or a box that has the focus by then
 * keeps it, and the screen's name is said instead.
 *
 * @param name null while the screen has no name yet: it would be read without it
 */
export function useArrival(heading: RefObject<HTMLElement | null>, name: string | null): void {
  const path = useShownPath();
  const isNamed = name !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name that changes later is no arrival.
  useEffect(() => {
    if (!isNamed || arrivedAt === path) return;
    return afterClosing(() => {
      const isFirst = arrivedAt === null;
      arrivedAt = path;
      if (!isFirst) arrive(heading.current, name);
    });
  }, [heading, path, isNamed]);
}

/** The address of the screen that is on show; the router's own is ahead of it while the next one is being loaded. */
export function useShownPath(): string {
  return useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  });
}

function arrive(heading: HTMLElement | null, name: string): void {
  const isTaken = document.activeElement?.closest("[role$=dialog], input, select, textarea");
  if (!isTaken) heading?.focus({ preventScroll: true });
  const said = document.getElementById(announcementId);
  if (said) said.textContent = isTaken ? name : "";
}

/** Waits while a menu or a drawer that led here is on its way out: it gives the focus back to its button first. */
function afterClosing(callback: () => void): () => void {
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);

  function look(): void {
    if (document.querySelector("[role=menu][data-closed], [role$=dialog][data-closed]")) {
      frame = requestAnimationFrame(look);
    } else callback();
  }
}
