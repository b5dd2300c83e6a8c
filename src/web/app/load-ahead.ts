import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { savesData } from "#web/base/saves-data.ts";
import { timing } from "#web/base/timing.ts";
import type { LoadPart } from "#web/overlays/use-part.ts";

/**
 * Loads parts that a button would open, once no request has run for a second: by then the screen can be used, and what
 * the button opens appears at once. When the browser is set to save data, each part is loaded only when it is needed.
 *
 * @param loads the same array on every render
 */
export function useLoadAhead(loads: readonly LoadPart<unknown>[]): void {
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (!isQuiet || savesData()) return;
    const timer = setTimeout(() => {
      for (const load of loads) void load().catch(() => undefined);
    }, timing.loadAhead);
    return () => clearTimeout(timer);
  }, [isQuiet, loads]);
}
