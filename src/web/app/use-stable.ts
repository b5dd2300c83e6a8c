import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A function that stays the same from render to render and does what the latest one does: for handlers of rows, which
 * are not drawn again while their properties stay the same. Only for what is called by events.
 */
export function useStable<Parameters extends unknown[], Result>(
  latest: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useCallback((...parameters) => ref.current(...parameters), []);
}
