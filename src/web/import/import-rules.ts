import type { ZodMiniType } from "zod/mini";
import type { Language } from "#domain/company/region.ts";
import type { RecordFields } from "#web/app/record-gateway.ts";
import type { Cells, ImportField } from "#web/import/import-field.ts";
import type { DecimalMark } from "#web/import/imported-amount.ts";

export interface Stored {
  id: string;
  version: number;
}

/** What is wrong with one field of a row. */
export interface FieldProblem {
  key: string;
  message: string;
}

/** What a row is read with. */
export interface FillContext {
  language: Language;
  decimalMark: DecimalMark;
  /** The id of a category by its name: of the one there is, or of one to be made. */
  categoryId: (name: string) => string;
}

/** A form filled in from a row, and what could not be filled in. */
export interface Filled<Draft> {
  draft: Draft;
  problems: readonly FieldProblem[];
}

/** What is particular to the import of one kind of record. */
export interface ImportRules<T extends Stored, Draft> {
  fields: (language: Language) => readonly ImportField[];
  /** What is wrong with a choice of columns as a whole; null where nothing is. */
  missingColumn: (mapping: Readonly<Record<string, number | null>>) => string | null;
  /** The form's own rules, so that a file is held to the same words and limits. */
  schema: ZodMiniType<RecordFields<T>, Draft>;
  /** Fills the form of an existing record, or of a new one. A blank cell changes nothing of an existing record. */
  fill: (cells: Cells, existing: T | null, context: FillContext) => Filled<Draft>;
  /** What updates go by, if there is such a field: rows with the same text there mean the same record. */
  key: { field: string; name: string; of: (record: T) => string | null } | null;
  /** What makes a new row look like a record that exists already; null for what never does. */
  twinOf: (fields: RecordFields<T>) => string | null;
}
