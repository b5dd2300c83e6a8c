import type { Material } from "#domain/catalogue/catalogue.ts";
import { defaultUnitType } from "#domain/catalogue/units.ts";
import { messages } from "#web/base/messages.ts";
import { sameText } from "#web/bring-in/same-text.ts";
import { readUnitType } from "#web/bring-in/unit-names.ts";
import { type MaterialDraft, materialDraft, materialForm } from "#web/catalogue/material-form.ts";
import { amountCell, categoryCell, cellOr } from "#web/import/catalogue-cells.ts";
import type { Cells, ImportField } from "#web/import/import-field.ts";
import type { FillContext, Filled, ImportRules } from "#web/import/import-rules.ts";
import { materialLabels } from "#words/labels/catalogue-labels.ts";

/**
 * The SKU decides which material a row updates, so that a merchant's new price list updates the prices. A row without
 * a SKU that has the name and the unit of an existing material counts as existing.
 */
export const materialRules: ImportRules<Material, MaterialDraft> = {
  fields: () => materialFields,
  missingColumn: ({ name, sku }) =>
    name === null && sku === null ? "Choose the column that holds the name, or the SKU" : null,
  schema: materialForm,
  fill: fillMaterial,
  key: { field: "sku", name: materialLabels.sku, of: ({ sku }) => sku },
  twinOf: ({ name, sku, unitType }) => (sku ? null : `${sameText(name)}\n${sameText(unitType)}`),
};

function fillMaterial(cells: Cells, existing: Material | null, context: FillContext): Filled<MaterialDraft> {
  const present = materialDraft(existing);
  const cost = amountCell(
    {
      key: "unitCost",
      cell: cells.unitCost,
      present: existing && present.unitCost,
      message: messages().materials.unitCost,
    },
    context,
  );
  const category = categoryCell(cells.category, present.categoryId, context);
  const draft = {
    name: cellOr(cells.name, present.name, existing !== null),
    sku: cellOr(cells.sku, present.sku, existing !== null),
    unitCost: cost.text,
    unitType: readUnitType(cellOr(cells.unitType, present.unitType, existing !== null)),
    categoryId: category.id,
  };
  return { draft, problems: [...cost.problems, ...category.problems] };
}

const materialFields: readonly ImportField[] = [
  {
    key: "name",
    label: materialLabels.name,
    synonyms: [
      "item name",
      "product name",
      "material",
      "product",
      "item",
      "description",
      "product description",
    ],
  },
  {
    key: "sku",
    label: materialLabels.sku,
    synonyms: [
      "item code",
      "product code",
      "stock code",
      "code",
      "part number",
      "part no",
      "item number",
      "product id",
      "reference",
    ],
  },
  {
    key: "category",
    label: materialLabels.category,
    synonyms: ["product category", "product group", "group", "department", "section"],
  },
  {
    key: "unitCost",
    label: materialLabels.unitCost,
    synonyms: [
      "cost",
      "cost price",
      "net price",
      "trade price",
      "unit price",
      "buy price",
      "price",
      "price each",
      "list price",
    ],
  },
  {
    key: "unitType",
    label: materialLabels.unitType,
    synonyms: ["unit", "units", "uom", "unit of measure", "unit of sale", "sold by", "per"],
    otherwise: defaultUnitType,
  },
];
