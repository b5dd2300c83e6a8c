import type { LabourItem } from "#domain/catalogue/catalogue.ts";
import { sameText } from "#web/bring-in/same-text.ts";

/** A row of labour: its name, and what it is charged by; null when the row does not say. */
interface LabourRow {
  name: string;
  rateType: LabourItem["rateType"] | null;
}

/**
 * Finds the labour that a row means: by name and what it is charged by, else by name. Of several rows that mean one by
 * name the last does, if none is charged as the firm's; one that does not say what it is charged by goes before those
 * that say something else.
 */
export function labourFinder<Row extends LabourRow, L extends Pick<LabourItem, "name" | "rateType">>(
  rows: readonly Row[],
  present: readonly L[],
): (row: Row) => L | null {
  const last = present.toReversed();
  const byName = new Map(last.map((item) => [sameText(item.name), item]));
  const byRate = new Map(last.map((item) => [`${item.rateType} ${sameText(item.name)}`, item]));
  const exact = (row: Row) => byRate.get(`${row.rateType} ${sameText(row.name)}`);
  const taken = new Set(rows.map(exact));
  const meant = new Map<L, Row>();
  for (const row of rows) {
    const item = byName.get(sameText(row.name));
    const isOpen = (each: Row | undefined) => each === undefined || each.rateType !== null;
    if (item && !exact(row) && !taken.has(item) && (row.rateType === null || isOpen(meant.get(item))))
      meant.set(item, row);
  }
  return (row) => {
    const item = exact(row);
    if (item) return item;
    const named = byName.get(sameText(row.name)) ?? null;
    return named && meant.get(named) === row ? named : null;
  };
}
