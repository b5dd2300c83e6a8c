import papa from "papaparse";
import { batchLimit } from "#contract/record-routes.ts";
import { formatCount } from "#domain/money/format-count.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { unguardCell } from "#web/export/formula-guard.ts";

/** In bytes. A larger file is refused before it is read. */
export const largestFile = 5 * 1024 * 1024;

/** A row that is not blank. */
export interface CsvRow {
  /** The row's number as in a spreadsheet, from 1. */
  number: number;
  /** The cells as in the file, without the guards of [Note: Formulas in spreadsheets]. */
  cells: readonly string[];
}

/** Says why a file cannot be read; the message is for the person. */
export class CsvProblem extends Error {}

/**
 * Reads a file of values separated by commas, semicolons or tabs. Values may be quoted and contain line breaks, and
 * any line ending is accepted. UTF-8 with or without a byte order mark, UTF-16 with one, otherwise Windows-1252,
 * which older spreadsheets write.
 *
 * @returns the rows that are not blank; the first has the headings, if the file has any
 * @throws CsvProblem
 */
export function readCsv(bytes: Uint8Array): CsvRow[] {
  if (bytes.length > largestFile) throw new CsvProblem(laterMessages().import.file.tooLarge);
  const text = decoded(bytes);
  if (text.trim() === "") throw new CsvProblem(laterMessages().import.file.empty);
  const { data, errors } = papa.parse(text.replace(/[\r\n]+$/, ""), { delimitersToGuess: [",", ";", "\t"] });
  const misquoted = errors.find(({ type }) => type === "Quotes");
  if (misquoted) throw new CsvProblem(laterMessages().import.file.quotes((misquoted.row ?? 0) + 1));
  const rows = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map(unguardCell) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (rows.length > batchLimit + 1) throw tooManyRows(rows.length - 1);
  return rows;
}

function decoded(bytes: Uint8Array): string {
  // A workbook is a ZIP archive, or a compound file when it is older than 2007.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new CsvProblem(laterMessages().import.file.workbook);
  }
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes("\0")) throw new CsvProblem(laterMessages().import.file.notText);
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function tooManyRows(rows: number): CsvProblem {
  const [has, most] = [rows, batchLimit].map(formatCount);
  return new CsvProblem(laterMessages().import.file.tooManyRows(has ?? "", most ?? ""));
}
