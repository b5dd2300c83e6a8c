import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Category } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/region/region.ts";
import type { Opened } from "#vault/records/records.ts";
import {
  type CategoryNames,
  type CsvColumn,
  csvRows,
  customerColumns,
  labourColumns,
  materialColumns,
} from "#web/export/catalogue-columns.ts";
import { type DocumentContext, invoiceColumns, quoteColumns } from "#web/export/document-columns.ts";
import type { ListKind, ListRecords } from "#web/export/list-kinds.ts";
import { sortedByName } from "#web/records/by-name.ts";

/** What the wording and columns of a file depend on. */
export interface ListContext {
  language: Language;
  today: LocalDate;
  /** The categories of the materials or of the labour items; empty for the other lists. */
  categories: readonly Category[];
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
  return csvRows(listColumns(kind, records, context), records);
}

/** The columns of a list, the same in a file and on the screen. */
export function listColumns<K extends ListKind>(
  kind: K,
  records: readonly ListRecords[K][],
  context: ListContext,
): readonly CsvColumn<ListRecords[K]>[] {
  const made = records.flatMap((record) => ("language" in record ? [record.language] : []));
  return columnsOf[kind]({ ...context, made: [...new Set(made)] });
}

type ColumnsOf<T> = (context: ListContext & DocumentContext) => readonly CsvColumn<T>[];

const columnsOf: { [K in ListKind]: ColumnsOf<ListRecords[K]> } = {
  customers: ({ language }) => customerColumns(language),
  materials: ({ categories }) => materialColumns(categoryNames(categories)),
  labour: ({ categories }) => labourColumns(categoryNames(categories)),
  quotes: quoteColumns,
  invoices: invoiceColumns,
};

/** Names by id; blank for null, and for a category that cannot be read. */
export function categoryNames(categories: readonly Pick<Category, "id" | "name">[]): CategoryNames {
  const names = new Map<string, string>(categories.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? "" : (names.get(id) ?? ""));
}

function nameOf(record: object): string {
  return "name" in record && typeof record.name === "string" ? record.name : "";
}
