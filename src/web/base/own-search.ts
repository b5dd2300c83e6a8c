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
  return useSyncExternalStore(subscribe, () => own);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const everywhere = new EventTarget();

/** Opens the search over everything. */
export function searchEverything(): void {
  everywhere.dispatchEvent(new Event("search"));
}

/** Calls back when the search over everything is asked for. @returns stops it */
export function onSearchEverything(open: () => void): () => void {
  everywhere.addEventListener("search", open);
  return () => everywhere.removeEventListener("search", open);
}
