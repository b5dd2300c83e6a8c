import papa from "papaparse";
import { guardCell } from "#web/export/formula-guard.ts";

type Rows = readonly (readonly string[])[];

/**
 * Rows as the text of a CSV file: commas, CRLF, quotation marks where needed, guarded against formulas. It begins with
 * a byte order mark, without which Excel shows the pound sign as two characters.
 */
export function csvText(rows: Rows): string {
  return `\uFEFF${unparsed(rows.map((cells) => cells.map(guardCell)))}`;
}

/**
 * Rows as the text of a CSV file for another program. It has no byte order mark, which some programs take for a part of
 * the first heading, and no apostrophe before a telephone number that begins with a country code.
 */
export function handOverText(rows: Rows): string {
  return unparsed(rows.map((cells) => cells.map((cell) => (telephone.test(cell) ? cell : guardCell(cell)))));
}

/** A number with a country code, an extension, or whose it is: "+44 7700 900123 (Ann)". No formula is written so. */
const telephone = /^\+\d(?:[\d\s()./-]*(?:(?:ext|x)\.?\s*\d+)?|[\d\s]*\s\([\p{L} ]+\))$/iu;

function unparsed(rows: Rows): string {
  // In countries with decimal commas, spreadsheets also split at the semicolon, whatever the file's separator is.
  const quotes = (value: unknown) => /[;\t]/.test(String(value));
  return `${papa.unparse([...rows.map((cells) => [...cells])], { newline: "\r\n", quotes })}\r\n`;
}
