import { useSyncExternalStore } from "react";

/** Tells whether a media query holds, and follows it: for what is costly to draw and would only be hidden. */
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
