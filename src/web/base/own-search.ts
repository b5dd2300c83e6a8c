import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";

/** The search of the screen that is shown, which the header offers on a phone. */
interface OwnSearch {
  /** "Search quotes" */
  label: string;
  open: () => void;
}

let own: OwnSearch | null = null;
const listeners = new Set<() => void>();

function setOwn(next: OwnSearch | null): void {
  own = next;
  for (const listener of listeners) listener();
}

/** Offers a screen's own search in the header while the screen is shown. @param open shows its box and focuses it */
export function useOwnSearch(label: string, open: () => void): void {
  const run = useEffectEvent(open);
  useLayoutEffect(() => {
    setOwn({ label, open: () => run() });
    return () => setOwn(null);
  }, [label]);
}

/** The search that the screen offers; null when it has none. */
export function useOfferedSearch(): OwnSearch | null {
  return useSyncExternalStore(subscribe, offeredSearch);
}

/** As {@link useOfferedSearch}, outside of a component. */
export function offeredSearch(): OwnSearch | null {
  return own;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
