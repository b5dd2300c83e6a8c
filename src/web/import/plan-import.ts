import * as z from "zod/mini";
import type { Category } from "#domain/catalogue/catalogue.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { sameText } from "#web/bring-in/same-text.ts";
import type { CsvRow } from "#web/import/csv-file.ts";
import type { Cells } from "#web/import/import-field.ts";
import type {
  ImportPlan,
  ImportRecord,
  NewCategory,
  PlanInput,
  PlannedRow,
  RowProblem,
} from "#web/import/import-plan.ts";
import type { FieldProblem, ImportRules } from "#web/import/import-rules.ts";
import { cellsOf } from "#web/import/row-cells.ts";
import type { RecordFields, Stored } from "#web/records/resources.ts";

/** Reads every row, compares it with the existing records, and returns what would be saved and what prevents it. */
export function planImport<T extends Stored, Draft>(
  rules: ImportRules<T, Draft>,
  input: PlanInput<T>,
): ImportPlan<T> {
  const known = knownRecords(rules, input.records);
  const filing = categoryFinder(input);
  const rows: PlannedRow<T>[] = [];
  const problems: RowProblem[] = [];
  for (const row of input.rows) {
    const cells = cellsOf(row, input.fields, input.mapping);
    const found = findExisting(rules, known, { cells, row });
    const context = { ...input, categoryId: filing.idOf };
    const filled = rules.fill(cells, found.existing, context);
    const read = z.safeParse(rules.schema, filled.draft);
    const faults = [...found.problems, ...filled.problems, ...schemaProblems(read.error, filled.problems)];
    const wrong = [...surplusProblems(row, input), ...rowProblems(row, faults, input)];
    problems.push(...wrong);
    if (!read.success || wrong.length > 0) continue;
    rows.push(plannedRow(rules, known, { row, fields: read.data, idFor: input.idFor, ...found }));
  }
  return { rows, problems, newCategories: filing.made };
}

interface Known<T> {
  byKey: Map<string, T[]>;
  twins: Set<string>;
  /** The number of the row that already uses a key in this file. */
  rowOfKey: Map<string, number>;
}

function knownRecords<T extends Stored, Draft>(
  { key, twinOf }: ImportRules<T, Draft>,
  records: readonly T[],
): Known<T> {
  const byKey = new Map<string, T[]>();
  for (const record of records) {
    const text = sameText(key?.of(record) ?? "");
    if (text !== "") byKey.set(text, [...(byKey.get(text) ?? []), record]);
  }
  const twins = new Set(records.flatMap((record) => twinOf(record) ?? []));
  return { byKey, twins, rowOfKey: new Map() };
}

interface Found<T> {
  existing: T | null;
  problems: FieldProblem[];
}

/** The record that a row updates: the one with the same key. */
function findExisting<T extends Stored, Draft>(
  { key }: ImportRules<T, Draft>,
  known: Known<T>,
  { cells, row }: { cells: Cells; row: CsvRow },
): Found<T> {
  const text = key ? sameText(cells[key.field] ?? "") : "";
  if (key === null || text === "") return { existing: null, problems: [] };
  const problems: FieldProblem[] = [];
  const earlier = known.rowOfKey.get(text);
  if (earlier === undefined) known.rowOfKey.set(text, row.number);
  else problems.push({ key: key.field, message: laterMessages().import.row.repeated(key.name, earlier) });
  const matches = known.byKey.get(text) ?? [];
  if (matches.length > 1) {
    problems.push({ key: key.field, message: laterMessages().import.row.taken(key.name, matches.length) });
  }
  return { existing: matches[0] ?? null, problems };
}

/** Finds the ids of categories by name, and collects the names that do not exist yet. */
function categoryFinder({ categories, idFor }: Pick<PlanInput<Stored>, "categories" | "idFor">) {
  const ids = new Map<string, string>(categories.map(({ id, name }: Category) => [sameText(name), id]));
  const made: NewCategory[] = [];
  const idOf = (name: string): string => {
    const known = ids.get(sameText(name));
    if (known !== undefined) return known;
    const id = idFor(`category ${sameText(name)}`);
    ids.set(sameText(name), id);
    made.push({ id, name });
    return id;
  };
  return { idOf, made };
}

interface ReadRow<T extends Stored> {
  row: CsvRow;
  fields: RecordFields<T>;
  existing: T | null;
  idFor: PlanInput<T>["idFor"];
}

function plannedRow<T extends Stored, Draft>(
  { twinOf }: ImportRules<T, Draft>,
  known: Known<T>,
  { row, fields, existing, idFor }: ReadRow<T>,
): PlannedRow<T> {
  const id: T["id"] = existing ? existing.id : idFor(`row ${row.number}`);
  const record: ImportRecord<T> = { ...fields, id };
  if (existing) {
    const outcome = isSame(fields, existing) ? "same" : "changed";
    return { number: row.number, outcome, record, before: existing };
  }
  const twin = twinOf(fields);
  const outcome = twin !== null && known.twins.has(twin) ? "there" : "new";
  if (twin !== null) known.twins.add(twin);
  return { number: row.number, outcome, record, before: null };
}

function isSame(fields: object, existing: object): boolean {
  const now = existing as Record<string, unknown>;
  return Object.entries(fields).every(([key, value]) => value === (now[key] ?? null));
}

/** The errors of the form's schema, except in fields that already have one. */
function schemaProblems(error: z.core.$ZodError | undefined, known: readonly FieldProblem[]): FieldProblem[] {
  const said = new Set(known.map(({ key }) => key));
  return (error?.issues ?? [])
    .map(({ path, message }) => ({ key: fieldOf(String(path[0])), message }))
    .filter(({ key }) => !said.has(key));
}

function fieldOf(path: string): string {
  return path === "categoryId" ? "category" : path;
}

/** The errors of a row, in the order of the form. */
function rowProblems(
  row: CsvRow,
  faults: readonly FieldProblem[],
  input: Pick<PlanInput<Stored>, "fields" | "headings" | "mapping">,
): RowProblem[] {
  return input.fields.flatMap(({ key, label }) => {
    const column = input.mapping[key] ?? null;
    const place = {
      row: row.number,
      column: column === null ? label : (input.headings[column] ?? label),
      value: column === null ? "" : (row.cells[column] ?? "").trim(),
    };
    return faults.filter((fault) => fault.key === key).map(({ message }) => ({ ...place, message }));
  });
}

/** A value beyond the last heading is the rest of one that was split at its comma. */
function surplusProblems(row: CsvRow, { headings }: Pick<PlanInput<Stored>, "headings">): RowProblem[] {
  const surplus = row.cells.slice(headings.length).filter((cell) => cell.trim() !== "");
  if (surplus.length === 0) return [];
  return [
    {
      row: row.number,
      column: null,
      value: surplus.join(", "),
      message: laterMessages().import.row.extraCells,
    },
  ];
}
