import type { Category } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/company/region.ts";
import type { CsvRow } from "#web/import/csv-file.ts";
import type { ImportField, Mapping } from "#web/import/import-field.ts";
import type { DecimalMark } from "#web/import/imported-amount.ts";

/** What becomes of a row: `same` changes nothing, `there` looks like a record that exists and is left out unless asked. */
export type RowOutcome = "new" | "changed" | "same" | "there";

/** A record as it will be saved: all its fields, under its own id. */
export type ImportRecord = { readonly id: string };

export interface PlannedRow {
  number: number;
  outcome: RowOutcome;
  record: ImportRecord;
  /** The record as it is now, where the row changes one. */
  before: (ImportRecord & { readonly version: number }) | null;
}

/** What keeps a row, and with it the whole file, from being saved. */
export interface RowProblem {
  row: number;
  /** The heading of the column; null where the row as a whole is at fault. */
  column: string | null;
  /** What stands there. */
  value: string;
  message: string;
}

/** A category that a file names and that is still to be made. */
export interface NewCategory {
  id: string;
  name: string;
}

/** What an import would do, before anything is done. */
export interface ImportPlan {
  rows: readonly PlannedRow[];
  problems: readonly RowProblem[];
  /** Made only where a row that is saved is filed there. */
  newCategories: readonly NewCategory[];
}

/** All that a plan depends on. */
export interface PlanInput {
  /** The rows under the headings. */
  rows: readonly CsvRow[];
  headings: readonly string[];
  fields: readonly ImportField[];
  mapping: Mapping;
  decimalMark: DecimalMark;
  language: Language;
  /** The records of the list as they are now, those that can be read. */
  records: readonly object[];
  categories: readonly Category[];
  /** An id for a row or a category, the same each time the same key is asked for, so that a second try saves nothing twice. */
  idFor: (key: string) => string;
}

/** The records that are saved: those that look like one that exists only if the person wants them. */
export function savedRows(plan: ImportPlan, withThere: boolean): PlannedRow[] {
  return plan.rows.filter(
    ({ outcome }) => outcome === "new" || outcome === "changed" || (withThere && outcome === "there"),
  );
}

/** The categories that the rows to be saved are filed under and that are still to be made. */
export function neededCategories(plan: ImportPlan, saved: readonly PlannedRow[]): NewCategory[] {
  const used = new Set(saved.map(({ record }) => ("categoryId" in record ? record.categoryId : null)));
  return plan.newCategories.filter(({ id }) => used.has(id));
}

/** How many rows come to each end. */
export function countOutcomes(plan: ImportPlan): Record<RowOutcome, number> {
  const counts = { new: 0, changed: 0, same: 0, there: 0 };
  for (const { outcome } of plan.rows) counts[outcome] += 1;
  return counts;
}
