/** Thrown when a file cannot be read at all; the message is for the person. */
export class FileRefused extends Error {}

/** How much a file may have: bytes as it is and unpacked, rows and columns. */
export const fileLimits = {
  bytes: 50 * 1024 * 1024,
  unpackedBytes: 60 * 1024 * 1024,
  rows: 200_000,
  columns: 300,
};

/** A row of a file that is not blank. */
export interface SheetRow {
  /** The row's number as in a spreadsheet, from 1. */
  number: number;
  cells: readonly string[];
}

/** Whether a row has nothing but blanks. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}
