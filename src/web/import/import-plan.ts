import type { Category } from "#domain/catalogue/catalogue.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Language } from "#domain/region/region.ts";
import type { DecimalMark } from "#web/bring-in/amount-text.ts";
import type { CsvRow } from "#web/import/csv-file.ts";
import type { ImportField, Mapping } from "#web/import/import-field.ts";
import type { RecordFields, Stored } from "#web/records/resources.ts";

/**
 * What happens to a row. `same` changes nothing; `there` looks like an existing record, and is left out unless the
 * person asks for it.
 */
export type RowOutcome = "new" | "changed" | "same" | "there";

/** A record as it will be saved: all its fields, under its own id. */
export type ImportRecord<T extends Stored> = RecordFields<T> & Pick<T, "id">;

export interface PlannedRow<T extends Stored> {
  number: number;
  outcome: RowOutcome;
  record: ImportRecord<T>;
  /** The present record, when the row changes one; otherwise null. */
  before: T | null;
}

/** An error that keeps a row, and with it the whole file, from being saved. */
export interface RowProblem {
  row: number;
  /** The heading of the column; null when the row as a whole is at fault. */
  column: string | null;
  value: string;
  message: string;
}

/** A category that a file names and that does not exist yet, in the list of materials or of labour. */
export interface NewCategory {
  id: Id<never>;
  name: string;
}

/** What an import would do, before anything is saved. */
export interface ImportPlan<T extends Stored = Stored> {
  rows: readonly PlannedRow<T>[];
  problems: readonly RowProblem[];
  /** Created only when a row that is saved belongs to it. */
  newCategories: readonly NewCategory[];
}

export interface PlanInput<T extends Stored> {
  /** The rows under the headings. */
  rows: readonly CsvRow[];
  headings: readonly string[];
  fields: readonly ImportField[];
  mapping: Mapping;
  decimalMark: DecimalMark;
  language: Language;
  /** The readable records of the list as they are now. */
  records: readonly T[];
  categories: readonly Category[];
  /** An id for a row or a category. The same key always gives the same id, which makes a retry idempotent. */
  idFor: (key: string) => Id<never>;
}

/**
 * The records that are saved. Those that look like an existing record are included only when the person asks for
 * them.
 */
export function savedRows<T extends Stored>(plan: ImportPlan<T>, withThere: boolean): PlannedRow<T>[] {
  return plan.rows.filter(
    ({ outcome }) => outcome === "new" || outcome === "changed" || (withThere && outcome === "there"),
  );
}

/** The categories that the saved rows need and that do not exist yet. */
export function neededCategories<T extends Stored>(
  plan: ImportPlan<T>,
  saved: readonly PlannedRow<T>[],
): NewCategory[] {
  const used = new Set(saved.map(({ record }) => ("categoryId" in record ? record.categoryId : null)));
  return plan.newCategories.filter(({ id }) => used.has(id));
}

export function countOutcomes<T extends Stored>(plan: ImportPlan<T>): Record<RowOutcome, number> {
  const counts = { new: 0, changed: 0, same: 0, there: 0 };
  for (const { outcome } of plan.rows) counts[outcome] += 1;
  return counts;
}
