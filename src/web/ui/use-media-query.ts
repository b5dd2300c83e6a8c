import { useSyncExternalStore } from "react";

/** Below it records are rows: below the breakpoint md of the style sheet. */
export const phone = "(width < 768px)";

/**
 * Phones and tablets, where the sidebar is a drawer and documents are edited in sheets: the variant "compact" of
 * styles.css.
 */
export const compact = "(width < 768px), (width < 1024px) and (pointer: coarse)";

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
