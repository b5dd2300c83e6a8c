import papa from "papaparse";
import { guardCell } from "#web/export/formula-guard.ts";

/**
 * Rows as the text of a CSV file: commas, CRLF, quotation marks where needed, guarded against formulas, and a byte
 * order mark in front, without which Excel takes the pound sign for two characters.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((cells) => cells.map(guardCell));
  // A spreadsheet of a country with decimal commas divides at the semicolon, whatever the file's own sign is.
  const quotes = (value: unknown) => /[;\t]/.test(String(value));
  return `\uFEFF${papa.unparse(guarded, { newline: "\r\n", quotes })}\r\n`;
}
