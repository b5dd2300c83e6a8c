import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { formatPence } from "#domain/money/pence.ts";
import type { CsvColumn } from "#web/records/csv-columns.ts";
import type { RecordFields } from "#web/records/resources.ts";
import { labourLabels, materialLabels, rateTypeLabels } from "#words/labels/catalogue-labels.ts";

/** The name of a category by its id; blank for null. */
export type CategoryNames = (id: string | null) => string;

/** A material, with the headings of the material's form; the cost is of one unit before markup. */
export function materialFileColumns(categoryName: CategoryNames): CsvColumn<RecordFields<Material>>[] {
  return [
    { heading: materialLabels.name, text: ({ name }) => name },
    { heading: materialLabels.sku, text: ({ sku }) => sku ?? "" },
    { heading: materialLabels.category, text: ({ categoryId }) => categoryName(categoryId) },
    { heading: materialLabels.unitCost, text: ({ unitCost }) => formatPence(unitCost), holds: "amount" },
    { heading: materialLabels.unitType, text: ({ unitType }) => unitType },
  ];
}

/** A labour item, with the headings of its form; the rate is before markup. */
export function labourFileColumns(categoryName: CategoryNames): CsvColumn<RecordFields<LabourItem>>[] {
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
