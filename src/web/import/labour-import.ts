import type { LabourItem } from "#domain/catalogue/catalogue.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { readRateType } from "#web/bring-in/unit-names.ts";
import { type LabourDraft, labourDraft, labourForm } from "#web/catalogue/labour-form.ts";
import { amountCell, categoryCell, cellOr } from "#web/import/catalogue-cells.ts";
import type { Cells, ImportField } from "#web/import/import-field.ts";
import type { FillContext, Filled, ImportRules } from "#web/import/import-rules.ts";
import { labourLabels, rateTypeLabels } from "#words/labels/catalogue-labels.ts";

/** Labour items have no code, so the name decides which item a row updates. */
export const labourRules: ImportRules<LabourItem, LabourDraft> = {
  fields: () => labourFields,
  missingColumn: ({ name }) => (name === null ? "Choose the column that holds the name" : null),
  schema: labourForm,
  fill: fillLabour,
  key: { field: "name", name: "name", of: ({ name }) => name },
  twinOf: () => null,
};

function fillLabour(cells: Cells, existing: LabourItem | null, context: FillContext): Filled<LabourDraft> {
  const present = labourDraft(existing);
  const rate = amountCell(
    { key: "rate", cell: cells.rate, present: existing && present.rate, message: messages().labour.rate },
    context,
  );
  const rateType = cells.rateType ? readRateType(cells.rateType) : present.rateType;
  const unknown = {
    key: "rateType",
    message: laterMessages().import.row.rateType(Object.values(rateTypeLabels)),
  };
  const category = categoryCell(cells.category, present.categoryId, context);
  const draft = {
    name: cellOr(cells.name, present.name, existing !== null),
    rate: rate.text,
    rateType: rateType ?? present.rateType,
    categoryId: category.id,
  };
  return {
    draft,
    problems: [...rate.problems, ...category.problems, ...(rateType === null ? [unknown] : [])],
  };
}

const labourFields: readonly ImportField[] = [
  {
    key: "name",
    label: labourLabels.name,
    synonyms: [
      "labour item",
      "labor item",
      "labour",
      "labor",
      "service",
      "task",
      "item",
      "role",
      "description",
    ],
  },
  { key: "category", label: labourLabels.category, synonyms: ["group", "department", "section"] },
  {
    key: "rate",
    label: labourLabels.rate,
    synonyms: ["hourly rate", "price", "charge", "cost", "amount", "unit price", "unit cost"],
  },
  {
    key: "rateType",
    label: labourLabels.rateType,
    synonyms: ["per", "unit", "charged by", "charged per", "unit type", "type", "basis"],
    otherwise: rateTypeLabels.hour,
  },
];
