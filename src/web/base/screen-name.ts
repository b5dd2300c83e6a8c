import { useLayoutEffect, useSyncExternalStore } from "react";

interface ScreenName {
  path: string;
  name: string;
}

let named: ScreenName | null = null;
const listeners = new Set<() => void>();

function setNamed(next: ScreenName | null): void {
  named = next;
  for (const listener of listeners) listener();
}

/**
 * Sets the name of a screen whose address does not give it: "Quote Q-0060", once the quote is read. Shown as the
 * heading of the frame and as the title of the browser's tab. A customer's name may be the heading only where the frame
 * has a title of its own for the tab, because the browser's history keeps that.
 *
 * @param path the path of the screen, because the previous one may still be shown for a moment
 * @param name null while it is not known yet
 */
export function useScreenName(path: string, name: string | null): void {
  useLayoutEffect(() => {
    if (name === null) return;
    setNamed({ path, name });
    return () => setNamed(null);
  }, [path, name]);
}

/** The name that the screen at a path has set for itself; null when it has not set one, or not yet. */
export function useGivenName(path: string): string | null {
  return useSyncExternalStore(subscribe, () => (named?.path === path ? named.name : null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
