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
 * Names a screen whose address does not: "Quote Q-0060", once it is read. Shown as the heading of the frame and in the
 * browser's tab, whose history keeps it: never a customer's name.
 *
 * @param path the address of the screen, for the one before it may be on show a moment longer
 * @param name null while it is not known yet
 */
export function useScreenName(path: string, name: string | null): void {
  useLayoutEffect(() => {
    if (name === null) return;
    setNamed({ path, name });
    return () => setNamed(null);
  }, [path, name]);
}

/** The name that the screen at an address has given itself; null where there is none, or not yet. */
export function useGivenName(path: string): string | null {
  return useSyncExternalStore(subscribe, () => (named?.path === path ? named.name : null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
