import { startTransition, useEffect, useMemo, useState } from "react";

/** Rendered in about 10 ms on a desktop, in 40 ms on an old phone. */
const rowsAtOnce = 6;

/**
 * The rows to render by now. Only a few new ones are added at once, so that a long list appears in pieces, and between
 * them the browser can paint and accept input. Rows that were rendered stay.
 *
 * @param rows each the same object between renders while it does not change
 * @returns the first of the rows, and in the end `rows` itself
 */
export function useGradually<Row>(rows: readonly Row[]): readonly Row[] {
  const [drawn, setDrawn] = useState<readonly Row[]>([]);
  const shown = useMemo(() => withSomeNew(rows, drawn), [rows, drawn]);
  useEffect(() => {
    // After a frame, or a quick device would put many pieces into one, whose layout then takes as long as the whole list's.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn((before) => (hasSame(before, shown) ? before : shown))),
    );
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return shown;
}

/** The first of the rows, until the number of rows not rendered before reaches the limit of one piece. */
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

/** A new array of the same rows must not be rendered again in an endless loop. */
function hasSame<Row>(before: readonly Row[], rows: readonly Row[]): boolean {
  return before.length === rows.length && rows.every((row, index) => row === before[index]);
}
