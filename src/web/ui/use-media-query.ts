import { useSyncExternalStore } from "react";

/** Below it records are rows, and items are added in a sheet: below the breakpoint md of the style sheet. */
export const phone = "(width < 768px)";

/**
 * Whether a media query matches, updated when that changes: for parts that are expensive to render and would be hidden.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}
