/** What to look at in a row that is taken. */
export interface Warning {
  row: number;
  why: string;
  /** What is said beside the row itself, which shows the prices with their currency. */
  said?: string;
}

/** What there is to look at, as it is said beside the rows of the file. */
export function warningsByRow(warnings: readonly Warning[]): Map<number, string[]> {
  const byRow = new Map<number, string[]>();
  for (const { row, why, said = why } of warnings) byRow.set(row, [...(byRow.get(row) ?? []), said]);
  return byRow;
}
