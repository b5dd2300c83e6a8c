/** A row that is not taken, and why. */
export interface LeftOut {
  row: number;
  why: string;
  /** What the row begins with, so that the person knows it again. */
  name?: string;
}

/** A row, or several that follow each other and are left out for one reason. */
export type LeftOutRows = { row: number; why: string } | { rows: string; why: string };

const fewest = 5;

/** Rows that are left out, in their order; five or more of one reason in a row are one entry: "5-304". */
export function groupedRows(leftOut: readonly LeftOut[]): LeftOutRows[] {
  const runs: LeftOut[][] = [];
  for (const each of leftOut.toSorted((one, other) => one.row - other.row)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.why === each.why && last.row + 1 === each.row) run.push(each);
    else runs.push([each]);
  }
  return runs.flatMap((run): LeftOutRows[] => {
    const [first] = run;
    if (first === undefined || run.length < fewest) return run;
    return [{ rows: `${first.row}-${first.row + run.length - 1}`, why: first.why }];
  });
}
