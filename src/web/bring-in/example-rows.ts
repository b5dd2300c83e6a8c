import type { Language } from "#domain/region/region.ts";
import { today } from "#web/base/today.ts";
import { fileColumns } from "#web/export/list-rows.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";

/** A file to start from: the headings of an export, and one row that shows what goes under them. */
export function exampleRows(kind: ImportableKind, language: Language): string[][] {
  const columns = fileColumns(kind, [], { language, today: today(), categories: [] });
  return [columns.map(({ heading }) => heading), [...examples[kind]]];
}

const examples: Record<ImportableKind, readonly string[]> = {
  customer: [
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
  material: ["Oak board 20 mm", "OAK-20", "Timber", "12.50", "Each"],
  laborItem: ["Joiner", "Carpentry", "40.00", "Per Hour"],
};
