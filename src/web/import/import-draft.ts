import { type Language, regionTerms } from "#domain/region/region.ts";
import type { DecimalMark } from "#web/bring-in/amount-text.ts";
import { guessMapping } from "#web/import/column-guess.ts";
import type { CsvRow } from "#web/import/csv-file.ts";
import type { Mapping } from "#web/import/import-field.ts";
import type { ImportFile } from "#web/import/import-file.ts";
import { importKinds } from "#web/import/import-kinds.ts";
import {
  type ImportPlan,
  type NewCategory,
  neededCategories,
  type PlannedRow,
  savedRows,
} from "#web/import/import-plan.ts";
import { readImportedAmount } from "#web/import/imported-amount.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import type { ListRecords } from "#web/records/noun-records.ts";

/** A file, and the person's choices about it so far. */
export interface ImportDraft<K extends ImportableKind = ImportableKind> {
  kind: K;
  language: Language;
  file: ImportFile<K>;
  /** True when the first row names the columns. */
  hasHeadings: boolean;
  mapping: Mapping;
  decimalMark: DecimalMark;
  /** True when rows that look like existing records are saved all the same. */
  withThere: boolean;
}

export interface FileTable {
  headings: readonly string[];
  rows: readonly CsvRow[];
}

/** What an import would do, and which rows of it would be saved. */
export interface Review<K extends ImportableKind = ImportableKind> {
  plan: ImportPlan<ListRecords[K]>;
  rows: readonly PlannedRow<ListRecords[K]>[];
  categories: readonly NewCategory[];
}

/** Starts with the columns guessed from the headings. */
export function startDraft<K extends ImportableKind>(
  kind: K,
  file: ImportFile<K>,
  language: Language,
): ImportDraft<K> {
  const draft: ImportDraft<K> = {
    kind,
    language,
    file,
    hasHeadings: true,
    mapping: {},
    decimalMark: null,
    withThere: false,
  };
  return { ...draft, mapping: guessMapping(sheetOf(draft).headings, importKinds[kind].fields(language)) };
}

/** The file's headings and the rows under them. Columns without a heading are named by letter, as in a spreadsheet. */
export function sheetOf({ file, hasHeadings }: Pick<ImportDraft, "file" | "hasHeadings">): FileTable {
  const [first, ...others] = file.rows;
  const rows = hasHeadings ? others : file.rows;
  const named = (hasHeadings ? first?.cells : undefined) ?? [];
  // Without headings, the longest row sets the number of columns. With headings, a longer row is an error.
  const width = hasHeadings ? named.length : Math.max(0, ...rows.map(({ cells }) => cells.length));
  const headings = Array.from(
    { length: width },
    (_, column) => named[column]?.trim() || `Column ${letterOf(column)}`,
  );
  return { headings, rows };
}

/** Reads the whole file according to the person's choices. */
export function reviewDraft<K extends ImportableKind>(draft: ImportDraft<K>): Review<K> {
  const { kind, language, file, mapping, decimalMark } = draft;
  const { fields, plan: planOf } = importKinds[kind];
  const { records, categories, idFor } = file;
  const plan = planOf({
    ...sheetOf(draft),
    ...{ fields: fields(language), mapping, decimalMark, language, records, categories, idFor },
  });
  const rows = savedRows(plan, draft.withThere);
  return { plan, rows, categories: neededCategories(plan, rows) };
}

/** An amount in the file that can be read in two ways; null when there is no such amount. */
export function ambiguousAmount(draft: ImportDraft): string | null {
  const { amountField } = importKinds[draft.kind];
  const column = amountField === null ? null : (draft.mapping[amountField] ?? null);
  if (column === null) return null;
  const { language } = draft;
  const context = { language, currency: regionTerms(language).currency, decimalMark: null };
  const amounts = sheetOf(draft).rows.map(({ cells }) => (cells[column] ?? "").trim());
  return amounts.find((text) => readImportedAmount(text, context).state === "ambiguous") ?? null;
}

function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter;
}
