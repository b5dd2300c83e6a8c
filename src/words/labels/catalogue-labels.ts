import type { RateType } from "#domain/catalogue/catalogue.ts";

/** What the fields of a material are called: in its dialog, in the list, and as the headings of files. */
export const materialLabels = {
  name: "Name",
  sku: "SKU",
  category: "Category",
  unitCost: "Unit Cost",
  unitType: "Unit Type",
};

/** What the fields of a labour item are called: in its dialog, and as the headings of files. */
export const labourLabels = {
  name: "Name",
  category: "Category",
  rate: "Rate",
  rateType: "Rate Type",
};

/** What a column of the list of labour is called, where that is not the field's name. */
export const labourColumnLabels = { rate: "Hourly Rate" };

/** What the boxes of a category are called: in its row, and where one is added. */
export const categoryLabels = { name: "Category name", added: "New category" };

/** What a labour rate is charged by. */
export const rateTypeLabels: Readonly<Record<RateType, string>> = {
  hour: "Per Hour",
  day: "Per Day",
  item: "Per Item",
  meter: "Per Meter",
};
