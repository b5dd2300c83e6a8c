import { useEffect, useSyncExternalStore } from "react";
import { namedPlace, navigate, onPlace, shownPlace } from "#web/routing/navigation.ts";
import type { AppPlace, HistoryState } from "#web/routing/place.ts";

/** The place whose screen is shown; see [Note: Routing]. */
export function usePlace(): AppPlace {
  return useSyncExternalStore(onPlace, shownPlace);
}

/** The place that the address names, whose screen may still be loading. */
export function useNamedPlace(): AppPlace {
  return useSyncExternalStore(onPlace, namedPlace);
}

interface RedirectProps {
  href: string;
  state?: HistoryState;
}

/** Goes to another address as soon as it is rendered, in place of the present one. */
export function Redirect({ href, state }: RedirectProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a redirect goes where it was told first
  useEffect(() => void navigate(href, { replace: true, ...(state && { state }) }), []);
  return null;
}
