import type { FileTable } from "#web/import/import-draft.ts";
import type { RowProblem } from "#web/import/import-plan.ts";

/** The rows with errors as a file of their own; the last column says what is wrong with each. */
export function problemRows({ headings, rows }: FileTable, problems: readonly RowProblem[]): string[][] {
  const words = new Map<number, string[]>();
  for (const { row, column, message } of problems) {
    const own = words.get(row) ?? [];
    words.set(row, [...own, column === null ? message : `${column}: ${message}`]);
  }
  const faulty = rows.flatMap(({ number, cells }) => {
    const own = words.get(number);
    return own === undefined ? [] : [[...padded(cells, headings.length), own.join("; ")]];
  });
  return [[...headings, "Problem"], ...faulty];
}

/**
 * Fills up short rows. Values beyond the last heading are joined to the last cell, so that the person can see and
 * correct them.
 */
function padded(cells: readonly string[], width: number): string[] {
  const whole = Array.from({ length: width }, (_, column) => cells[column] ?? "");
  const surplus = cells.slice(width).filter((cell) => cell.trim() !== "");
  return surplus.length === 0 ? whole : [...whole.slice(0, -1), [whole.at(-1), ...surplus].join(",")];
}
