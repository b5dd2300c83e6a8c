import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { idle } from "#web/base/request-idle-callback.ts";
import { savesData } from "#web/base/saves-data.ts";
import { timing } from "#web/base/timing.ts";
import type { LoadPart } from "#web/overlays/use-part.ts";

interface LoadAheadProps {
  /** The same array on every render. */
  loads: readonly LoadPart<unknown>[];
}

/**
 * Loads parts that a button would open, once no request has run for a second: by then the screen can be used, and what
 * the button opens appears at once. One part at a time, and only while the page is idle, because each stops it for a
 * moment. When the browser is set to save data, each part is loaded only when it is needed.
 *
 * It shows nothing. A component, because it is drawn again whenever a request begins or ends, and the whole frame would
 * be if it asked for that itself.
 */
export function LoadAhead({ loads }: LoadAheadProps): null {
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (!isQuiet || savesData()) return;
    let isLeft = false;
    const loadAll = async () => {
      for (const load of loads) {
        await idle();
        if (isLeft) return;
        await load().catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void loadAll(), timing.loadAhead);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isQuiet, loads]);
  return null;
}
