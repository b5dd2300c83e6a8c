import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Category } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/region/region.ts";
import type { Opened } from "#vault/records/records.ts";
import {
  type CategoryNames,
  csvRows,
  labourFileColumns,
  materialFileColumns,
} from "#web/export/catalogue-columns.ts";
import { type DocumentContext, invoiceColumns, quoteColumns } from "#web/export/document-columns.ts";
import { sortedByName } from "#web/records/by-name.ts";
import type { CsvColumn } from "#web/records/csv-columns.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import type { WordKind } from "#web/records/listed-nouns.ts";
import { type ListRecords, nounRecords } from "#web/records/noun-records.ts";
import type { RecordFields } from "#web/records/resources.ts";

/** What the wording and columns of a file depend on. */
export interface ListContext {
  language: Language;
  today: LocalDate;
  /** The categories of the materials or of the labour items; empty for the other lists. */
  categories: readonly Pick<Category, "id" | "name">[];
}

/** The readable records of a list: sorted by name when they have one, otherwise in their order. */
export function readableRecords<T extends object>(list: readonly Opened<T>[]): T[] {
  const records = list.flatMap((opened) => (opened.state === "open" ? [opened.record] : []));
  return sortedByName(records.map((record) => ({ record, name: nameOf(record) }))).map(
    ({ record }) => record,
  );
}

/** A list as rows of a file, headings first. */
export function listRows<K extends ListKind>(
  kind: K,
  records: readonly ListRecords[K][],
  context: ListContext,
): string[][] {
  return csvRows(fileColumns(kind, records, context), records);
}

/** The columns of a list, the same in a file and on the screen. */
export function fileColumns<K extends ListKind>(
  kind: K,
  records: readonly ListRecords[K][],
  context: ListContext,
): readonly CsvColumn<RecordFields<ListRecords[K]>>[] {
  const made = records.flatMap((record: object) =>
    "language" in record ? [record.language as Language] : [],
  );
  const own: { [L in ListKind]?: ColumnsOf<ListRecords[L]> } = ownColumns;
  return (
    own[kind]?.({ ...context, made: [...new Set(made)] }) ?? nounRecords[kind].csvColumns(context.language)
  );
}

type ColumnsOf<T> = (context: ListContext & DocumentContext) => readonly CsvColumn<RecordFields<T>>[];

/** The columns of records that have more than words. */
const ownColumns: { [K in Exclude<ListKind, WordKind>]: ColumnsOf<ListRecords[K]> } = {
  material: ({ categories }) => materialFileColumns(categoryNames(categories)),
  laborItem: ({ categories }) => labourFileColumns(categoryNames(categories)),
  quote: quoteColumns,
  invoice: invoiceColumns,
};

/** Names by id; blank for null, and for a category that cannot be read. */
function categoryNames(categories: readonly Pick<Category, "id" | "name">[]): CategoryNames {
  const names = new Map<string, string>(categories.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? "" : (names.get(id) ?? ""));
}

function nameOf(record: object): string {
  return "name" in record && typeof record.name === "string" ? record.name : "";
}
