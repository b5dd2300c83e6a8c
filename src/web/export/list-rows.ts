import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/company/region.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { Opened } from "#vault/records.ts";
import { sortedByName } from "#web/app/by-name.ts";
import type { SummaryOf } from "#web/documents/document-kinds.ts";
import {
  type CategoryNames,
  csvRows,
  customerColumns,
  labourColumns,
  materialColumns,
} from "#web/export/catalogue-columns.ts";
import { invoiceColumns, quoteColumns } from "#web/export/document-columns.ts";
import type { ListKind } from "#web/export/list-kinds.ts";

/** The record of each list. */
export interface ListRecords {
  customers: Customer;
  materials: Material;
  labour: LabourItem;
  quotes: SummaryOf<"quote">;
  invoices: SummaryOf<"invoice">;
}

/** What the words and columns of a file depend on. */
export interface ListContext {
  language: Language;
  today: LocalDate;
  /** Categories of the materials or of the labour items; none for the other lists. */
  categories: readonly Category[];
}

/** The readable records of a list: by name where they have one, else in their order. Closed ones stay out. */
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
  return rowsOf[kind](records, context);
}

type RowsOf<T> = (records: readonly T[], context: ListContext) => string[][];

const rowsOf: { [K in ListKind]: RowsOf<ListRecords[K]> } = {
  customers: (records, { language }) => csvRows(customerColumns(language), records),
  materials: (records, { categories }) => csvRows(materialColumns(categoryNames(categories)), records),
  labour: (records, { categories }) => csvRows(labourColumns(categoryNames(categories)), records),
  quotes: (records, { language }) => csvRows(quoteColumns(language), records),
  invoices: (records, { language, today }) => csvRows(invoiceColumns(language, today), records),
};

/** Names by id; blank for none and for a category that can't be read. */
export function categoryNames(categories: readonly Category[]): CategoryNames {
  const names = new Map<string, string>(categories.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? "" : (names.get(id) ?? ""));
}

function nameOf(record: object): string {
  return "name" in record && typeof record.name === "string" ? record.name : "";
}
