import { cleanText } from "#web/base/form-text.ts";
import type { CsvRow } from "#web/import/csv-file.ts";
import type { Cells, ImportField, Mapping } from "#web/import/import-field.ts";

/** The fields of a row, from the columns chosen for them; cells that a short row lacks are blank. */
export function cellsOf(row: CsvRow, fields: readonly ImportField[], mapping: Mapping): Cells {
  const mapped = fields.flatMap((field) => {
    const column = mapping[field.key] ?? null;
    return column === null ? [] : [[field.key, cellText(row.cells[column] ?? "", field)] as const];
  });
  return Object.fromEntries(mapped);
}

/** A cell as the form would store it: single-line inputs have no line breaks. */
function cellText(cell: string, { multiline = false }: ImportField): string {
  const lines = cell.replace(/\r\n?/g, "\n");
  return cleanText(multiline ? lines : lines.replace(/\s*\n\s*/g, " "));
}
