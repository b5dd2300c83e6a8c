import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import { formatPence } from "#domain/money/pence.ts";
import { fileWords, type WordsOf, type WordTable } from "#domain/records/word-table.ts";
import type { Language } from "#domain/region/region.ts";
import type { RecordFields } from "#web/records/resources.ts";
import { labourLabels, materialLabels, rateTypeLabels } from "#words/labels/catalogue-labels.ts";
import { customerLabels } from "#words/labels/customer-labels.ts";

/** One column of a file: its heading, and the text of a record's cell. */
export interface CsvColumn<T> {
  heading: string;
  text: (record: T) => string;
  /** The cell is money as a plain decimal, or an ISO day; on a screen these are formatted for reading. */
  holds?: "amount" | "day";
}

/** The name of a category by its id; blank for null. */
export type CategoryNames = (id: string | null) => string;

/** A customer, with the headings of the customer's form. */
export function customerColumns(language: Language): CsvColumn<RecordFields<Customer>>[] {
  return wordColumns(customerWords, customerLabels(language));
}

/** The columns of a noun's words, in the order that its table says. */
export function wordColumns<T extends WordTable>(
  table: T,
  headings: { readonly [Word in keyof T]?: string },
): CsvColumn<WordsOf<T>>[] {
  return fileWords(table).map((word) => ({
    heading: headings[word] ?? word,
    text: (record) => record[word] ?? "",
  }));
}

/** A material, with the headings of the material's form; the cost is of one unit before markup. */
export function materialColumns(categoryName: CategoryNames): CsvColumn<RecordFields<Material>>[] {
  return [
    { heading: materialLabels.name, text: ({ name }) => name },
    { heading: materialLabels.sku, text: ({ sku }) => sku ?? "" },
    { heading: materialLabels.category, text: ({ categoryId }) => categoryName(categoryId) },
    { heading: materialLabels.unitCost, text: ({ unitCost }) => formatPence(unitCost), holds: "amount" },
    { heading: materialLabels.unitType, text: ({ unitType }) => unitType },
  ];
}

/** A labour item, with the headings of its form; the rate is before markup. */
export function labourColumns(categoryName: CategoryNames): CsvColumn<RecordFields<LabourItem>>[] {
  return [
    { heading: labourLabels.name, text: ({ name }) => name },
    { heading: labourLabels.category, text: ({ categoryId }) => categoryName(categoryId) },
    { heading: labourLabels.rate, text: ({ rate }) => formatPence(rate), holds: "amount" },
    { heading: labourLabels.rateType, text: ({ rateType }) => rateTypeLabels[rateType] },
  ];
}

/** Records as rows of a file, headings first. */
export function csvRows<T>(columns: readonly CsvColumn<T>[], records: readonly T[]): string[][] {
  return [
    columns.map(({ heading }) => heading),
    ...records.map((record) => columns.map(({ text }) => text(record))),
  ];
}
