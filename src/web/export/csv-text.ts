import papa from "papaparse";
import { guardCell } from "#web/export/formula-guard.ts";

/**
 * Rows as the text of a CSV file: commas, CRLF, quotation marks where needed, guarded against formulas. It begins with
 * a byte order mark, without which Excel shows the pound sign as two characters.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((cells) => cells.map(guardCell));
  // In countries with decimal commas, spreadsheets also split at the semicolon, whatever the file's separator is.
  const quotes = (value: unknown) => /[;\t]/.test(String(value));
  return `\uFEFF${papa.unparse(guarded, { newline: "\r\n", quotes })}\r\n`;
}
