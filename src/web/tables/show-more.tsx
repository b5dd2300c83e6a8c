import { type ReactNode, useMemo, useState } from "react";
import { Button } from "#web/ui/button.tsx";

/**
 * Client-side pagination: the first rows of a long list, and a button for the next ones. In a list of thousands people
 * search, and rendering all of it would block every key.
 *
 * @param step rows at a time
 * @returns the rows to render, and the button, or null when all rows are shown
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
