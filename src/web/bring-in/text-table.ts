import { fileLimits } from "#web/bring-in/file-limits.ts";
import { FileRefused, isBlankRow, type SheetRow } from "#web/bring-in/file-refused.ts";

/** The signs that may separate the cells of a row, likeliest first. */
const delimiters = [",", ";", "\t", "|"] as const;

/** A table that was written as text. */
export interface TextTable {
  rows: SheetRow[];
  delimiter: string;
}

/**
 * Reads rows of cells separated by commas, semicolons, tabs or bars: by what a line `sep=` says, otherwise by the sign
 * that gives most rows the same width. Cells may be quoted and contain line breaks; a line with a stray quotation mark
 * is split plainly.
 *
 * @returns the rows that are not blank; a line `sep=` is no row, as in a spreadsheet
 * @throws FileRefused beyond the limits of rows and columns
 */
export function readTextTable(text: string): TextTable {
  const said = /^sep=(.)\r?\n?/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const delimiter = said?.[1] ?? likeliestDelimiter(body);
  const rows: SheetRow[] = [];
  let number = 0;
  for (const cells of rowsOf(body, delimiter)) {
    number += 1;
    if (isBlankRow(cells)) continue;
    if (cells.length > fileLimits.columns && !isBlankRow(cells.slice(fileLimits.columns))) {
      throw new FileRefused("tooManyColumns");
    }
    rows.push({ number, cells });
    if (rows.length > fileLimits.rows) throw new FileRefused("tooManyRows");
  }
  return { rows, delimiter };
}

const sampledLetters = 60_000;

function likeliestDelimiter(text: string): string {
  const sample = text.slice(0, sampledLetters);
  let best: { delimiter: string; rows: number; width: number } = { delimiter: ",", rows: 0, width: 1 };
  for (const delimiter of delimiters) {
    const widths = new Map<number, number>();
    for (const cells of rowsOf(sample, delimiter)) {
      if (!isBlankRow(cells)) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    }
    widths.delete(1);
    for (const [width, rows] of widths) {
      if (rows > best.rows || (rows === best.rows && width > best.width)) best = { delimiter, rows, width };
    }
  }
  return best.delimiter;
}

interface ReadRow {
  cells: string[];
  /** Where the next row begins. */
  next: number;
}

function* rowsOf(text: string, delimiter: string): Generator<string[]> {
  const widths = new Map<number, number>();
  let usual = 0;
  for (let at = 0; at < text.length; ) {
    const end = endOfLine(text, at);
    const quoted = text.slice(at, end).includes('"') ? quotedRow(text, at, delimiter) : null;
    const plain = () => plainRow(text, { at, end, delimiter });
    const areRows = (next: number) => areWholeRows(text.slice(end, next), usual, delimiter);
    const row = quoted === null || swallowsLines(quoted, { end, usual, plain, areRows }) ? plain() : quoted;
    yield row.cells;
    const count = (widths.get(row.cells.length) ?? 0) + 1;
    widths.set(row.cells.length, count);
    if (count >= (widths.get(usual) ?? 0)) usual = row.cells.length;
    at = row.next;
  }
}

interface Line {
  at: number;
  end: number;
  delimiter: string;
}

interface UnclosedLine {
  end: number;
  usual: number;
  plain: () => ReadRow;
  areRows: (next: number) => boolean;
}

/**
 * Whether a quotation mark that was never closed has taken the following lines with it: split plainly, the line is as
 * wide as the rows before it, and split by its quotation marks it is not, or what it has taken is whole rows.
 */
function swallowsLines(row: ReadRow, { end, usual, plain, areRows }: UnclosedLine): boolean {
  if (row.next <= end + 2 || usual < 2 || plain().cells.length !== usual) return false;
  return row.cells.length !== usual || areRows(row.next);
}

/** Whether two lines and more are each as wide as the rows before; one line may be so by chance, as an address. */
function areWholeRows(lines: string, usual: number, delimiter: string): boolean {
  const rows = lines.split(/[\r\n]+/).filter((line) => line !== "");
  return rows.length > 1 && rows.every((line) => line.split(delimiter).length === usual);
}

function plainRow(text: string, { at, end, delimiter }: Line): ReadRow {
  const cells = text.slice(at, end).split(delimiter).map(withoutQuotes);
  return { cells, next: afterLineBreak(text, end) };
}

/** A cell of a line that is split plainly: marks around all of it are no part of it. */
function withoutQuotes(cell: string): string {
  return /^"[^"]*"$/.test(cell.trim()) ? cell.trim().slice(1, -1) : cell;
}

/** A row whose quoted cells may contain the delimiter and line breaks; null when a quotation mark is out of place. */
function quotedRow(text: string, from: number, delimiter: string): ReadRow | null {
  const cells: string[] = [];
  for (let at = from; ; ) {
    const cell = text[at] === '"' ? quotedCell(text, at) : bareCell(text, at, delimiter);
    if (cell === null) return null;
    cells.push(cell.text);
    const next = text[cell.end];
    if (next === delimiter) at = cell.end + 1;
    else if (next === undefined || isLineBreak(next)) return { cells, next: afterLineBreak(text, cell.end) };
    else return null;
  }
}

interface Cell {
  text: string;
  end: number;
}

/** Longer texts in quotation marks are those of a mark that was never closed. */
const longestCell = 100_000;

function quotedCell(text: string, at: number): Cell | null {
  let read = "";
  for (let from = at + 1; ; ) {
    const mark = text.indexOf('"', from);
    if (mark < 0 || mark - at > longestCell) return null;
    read += text.slice(from, mark);
    if (text[mark + 1] !== '"') return { text: read, end: afterBlanks(text, mark + 1) };
    read += '"';
    from = mark + 2;
  }
}

/** Some programs write a blank between the closing mark and the delimiter. */
function afterBlanks(text: string, at: number): number {
  let end = at;
  while (text[end] === " ") end += 1;
  return end;
}

function bareCell(text: string, at: number, delimiter: string): Cell {
  let end = at;
  for (; end < text.length; end += 1) {
    const letter = text[end] ?? "";
    if (letter === delimiter || isLineBreak(letter)) break;
  }
  return { text: text.slice(at, end), end };
}

function isLineBreak(letter: string): boolean {
  return letter === "\n" || letter === "\r";
}

function endOfLine(text: string, at: number): number {
  for (let end = at; end < text.length; end += 1) if (isLineBreak(text[end] ?? "")) return end;
  return text.length;
}

function afterLineBreak(text: string, at: number): number {
  return text[at] === "\r" && text[at + 1] === "\n" ? at + 2 : at + 1;
}
