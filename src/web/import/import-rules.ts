import type { ZodMiniType } from "zod/mini";
import type { Language } from "#domain/region/region.ts";
import type { DecimalMark } from "#web/bring-in/amount-text.ts";
import type { Cells, ImportField } from "#web/import/import-field.ts";
import type { RecordFields, Stored } from "#web/records/resources.ts";

export interface FieldProblem {
  key: string;
  message: string;
}

export interface FillContext {
  language: Language;
  decimalMark: DecimalMark;
  /** The id of a category by its name, whether it exists or is still to be created. */
  categoryId: (name: string) => string;
}

/** A form filled in from a row, and the fields that could not be filled in. */
export interface Filled<Draft> {
  draft: Draft;
  problems: readonly FieldProblem[];
}

/** What is specific to the import of one kind of record. */
export interface ImportRules<T extends Stored, Draft> {
  fields: (language: Language) => readonly ImportField[];
  /** What is wrong with a choice of columns as a whole; null when nothing is. */
  missingColumn: (mapping: Readonly<Record<string, number | null>>) => string | null;
  /** The form's own schema, so that a file has the same limits and the same messages. */
  schema: ZodMiniType<RecordFields<T>, Draft>;
  /** Fills the form of an existing record, or of a new one. A blank cell does not change an existing record. */
  fill: (cells: Cells, existing: T | null, context: FillContext) => Filled<Draft>;
  /**
   * The field that identifies a record for updates; null when there is no such field. Rows with the same text in it
   * mean the same record.
   */
  key: { field: string; name: string; of: (record: T) => string | null } | null;
  /**
   * Two records with the same key look alike, so a new row with the key of an existing record is left out. Null when
   * a record never counts as a copy.
   */
  twinOf: (fields: RecordFields<T>) => string | null;
}
