import type { LeftOut } from "#web/bring-in/left-out.ts";

/** What there is to look at, by the rows of the file. */
export function warningsByRow(warnings: readonly LeftOut[]): Map<number, string[]> {
  const byRow = new Map<number, string[]>();
  for (const { row, why } of warnings) byRow.set(row, [...(byRow.get(row) ?? []), why]);
  return byRow;
}
