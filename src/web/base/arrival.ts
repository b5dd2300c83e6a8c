import { type RefObject, useEffect } from "react";
import { isFocusTaken } from "#web/base/is-focus-taken.ts";
import { usePlace } from "#web/routing/use-place.ts";

/** The path whose heading has already received the focus; null until the first screen is shown. */
let arrivedAt: string | null = null;

/** Id of the frame's live region. It is empty except when {@link useArrival} announces a screen there. */
export const announcementId = "announcement";

/**
 * When the screen changes, moves the focus to the heading of the new screen, so that a screen reader reads it (WCAG
 * 2.4.3). After a page load the focus stays where the browser puts it. If a dialog or a box has the focus by then, it
 * keeps it, and the screen's name is announced instead.
 *
 * @param name null while the screen has no name yet: without this the heading would be read with no name in it
 */
export function useArrival(heading: RefObject<HTMLElement | null>, name: string | null): void {
  const { path } = usePlace();
  const isNamed = name !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name that changes later is not an arrival.
  useEffect(() => {
    if (!isNamed || arrivedAt === path) return;
    return afterClosing(() => {
      const isFirst = arrivedAt === null;
      arrivedAt = path;
      if (!isFirst) arrive(heading.current, name);
    });
  }, [heading, path, isNamed]);
}

function arrive(heading: HTMLElement | null, name: string): void {
  const isTaken = isFocusTaken();
  if (!isTaken) heading?.focus({ preventScroll: true });
  const said = document.getElementById(announcementId);
  if (said) said.textContent = isTaken ? name : "";
}

/**
 * Waits until the menu, drawer or dialog that led here has closed, because it first gives the focus back to its button.
 *
 * @returns what ends the waiting
 */
export function afterClosing(callback: () => void): () => void {
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);

  function look(): void {
    if (document.querySelector("[role=menu][data-closed], [role$=dialog][data-closed]")) {
      frame = requestAnimationFrame(look);
    } else callback();
  }
}
