import { startTransition, useEffect, useMemo, useState } from "react";

/** Drawn in about 10 ms by a desk, in 40 by an old phone. */
const rowsAtOnce = 6;

/**
 * The rows that are to be drawn by now: never more than a few new ones at once, so that a long list comes in
 * pieces between which the browser may paint and take a letter. Rows that were there stay.
 *
 * @param rows each the same object from render to render while it does not change
 * @returns the first of the rows, and in the end `rows` itself
 */
export function useGradually<Row>(rows: readonly Row[]): readonly Row[] {
  const [drawn, setDrawn] = useState<readonly Row[]>([]);
  const shown = useMemo(() => withSomeNew(rows, drawn), [rows, drawn]);
  useEffect(() => {
    startTransition(() => setDrawn((before) => (hasSame(before, shown) ? before : shown)));
  }, [shown]);
  return shown;
}

/** The first of the rows, up to as many that were not drawn before as are drawn at once. */
export function withSomeNew<Row>(rows: readonly Row[], drawn: readonly Row[]): readonly Row[] {
  const known = new Set(drawn);
  let fresh = 0;
  for (const [index, row] of rows.entries()) {
    if (known.has(row)) continue;
    if (fresh === rowsAtOnce) return rows.slice(0, index);
    fresh += 1;
  }
  return rows;
}

/** An array made anew of the same rows must not have them drawn for ever. */
function hasSame<Row>(before: readonly Row[], rows: readonly Row[]): boolean {
  return before.length === rows.length && rows.every((row, index) => row === before[index]);
}
