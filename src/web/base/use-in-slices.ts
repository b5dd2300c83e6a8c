import { startTransition, useEffect, useState } from "react";

/**
 * Puts off drawing something large until it is ready, and then draws it in slices between which the page answers: in
 * one go it blocks an old phone for 0.2 to 0.3 s. Until it is drawn for the first time, the component shows its placeholder.
 *
 * `useDeferredValue` with an initial value says the same in one line, but while a boundary around it waits, React draws
 * it again without end.
 *
 * @returns true once it may be drawn
 */
export function useInSlices(isReady: boolean): boolean {
  const [mayDraw, setMayDraw] = useState(false);
  useEffect(() => {
    if (isReady) startTransition(() => setMayDraw(true));
  }, [isReady]);
  return isReady && mayDraw;
}
