import { type ReactNode, useMemo, useState } from "react";
import { Button } from "#web/ui/button.tsx";

/**
 * The first rows of a long list, and a button for the next ones: a list of thousands is found by searching, and
 * drawing all of it would hold up every key.
 *
 * @param step rows at a time
 * @returns the rows to draw, and the button or null
 */
export function useShowMore<Row>(rows: readonly Row[], step: number): [readonly Row[], ReactNode] {
  const [count, setCount] = useState(step);
  const left = rows.length - count;
  const shown = useMemo(() => rows.slice(0, count), [rows, count]);
  if (left <= 0) return [rows, null];
  const button = (
    <div className="flex justify-center">
      <Button variant="secondary" onClick={() => setCount(count + step)}>
        Show {Math.min(step, left)} more of {rows.length}
      </Button>
    </div>
  );
  return [shown, button];
}
