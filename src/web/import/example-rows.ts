import type { Language } from "#domain/region/region.ts";
import { customerColumns, labourColumns, materialColumns } from "#web/export/catalogue-columns.ts";
import type { ImportableKind } from "#web/export/list-kinds.ts";

/** A file to start from: the headings of an export, and one row that shows what goes under them. */
export function exampleRows(kind: ImportableKind, language: Language): string[][] {
  const noNames = () => "";
  const columns = {
    customers: customerColumns(language),
    materials: materialColumns(noNames),
    labour: labourColumns(noNames),
  }[kind];
  return [columns.map(({ heading }) => heading), [...examples[kind]]];
}

const examples: Record<ImportableKind, readonly string[]> = {
  customers: [
    "Ann Archer",
    "Archer Homes",
    "ann@example.com",
    "01632 960123",
    "1 High Street",
    "Newtown",
    "",
    "",
    "",
    "Call before coming",
  ],
  materials: ["Oak board 20 mm", "OAK-20", "Timber", "12.50", "Each"],
  labour: ["Joiner", "Carpentry", "40.00", "Per Hour"],
};
