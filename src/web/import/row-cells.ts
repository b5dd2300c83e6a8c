import { cleanText } from "#web/app/form-text.ts";
import type { CsvRow } from "#web/import/csv-file.ts";
import type { Cells, ImportField, Mapping } from "#web/import/import-field.ts";

/** The fields of a row by the columns chosen for them; a short row is blank at its end. */
export function cellsOf(row: CsvRow, fields: readonly ImportField[], mapping: Mapping): Cells {
  const mapped = fields.flatMap((field) => {
    const column = mapping[field.key] ?? null;
    return column === null ? [] : [[field.key, cellText(row.cells[column] ?? "", field)] as const];
  });
  return Object.fromEntries(mapped);
}

/** What two texts have in common when people would call them the same: case, spaces and accents' forms apart. */
export function sameText(text: string): string {
  return text.normalize("NFC").trim().toLowerCase().replace(/\s+/g, " ");
}

/** A cell as a form would keep it: boxes of one line know no line breaks. */
function cellText(cell: string, { multiline = false }: ImportField): string {
  const lines = cell.replace(/\r\n?/g, "\n");
  return cleanText(multiline ? lines : lines.replace(/\s*\n\s*/g, " "));
}
