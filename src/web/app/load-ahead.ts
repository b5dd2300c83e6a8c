import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { timing } from "#web/app/timing.ts";
import type { LoadPart } from "#web/ui/use-part.ts";

/**
 * Loads parts that a press would open, once nothing has been read for a second: then the screen can be used, and what
 * it opens is there at once. Whoever has told the browser to save data has each part when it is reached for.
 *
 * @param loads always the same array
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

/** Known to some browsers only. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
