import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A function that keeps its identity between renders and calls the latest one: for handlers of memoised rows, which are
 * not rendered again while their properties stay the same. Call it from events only, never while rendering.
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
