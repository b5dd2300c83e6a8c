import { bringInTexts } from "#words/en-gb/bring-in.ts";

const { refused, whatToDo } = bringInTexts;

export type RefusalReason = keyof typeof refused;

/** Thrown when a file cannot be read at all. */
export class FileRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(refused[reason]);
    this.reason = reason;
  }

  /** What the screen says: the reason as a sentence, and the steps that make a file of it that can be read. */
  get forPerson(): string {
    const steps: Partial<Record<RefusalReason, string>> = whatToDo;
    const sentence = `${this.message.slice(0, 1).toUpperCase()}${this.message.slice(1).replace(/\.$/, "")}.`;
    return [sentence, steps[this.reason]].filter(Boolean).join(" ");
  }
}

/** A row of a file that is not blank. */
export interface SheetRow {
  /** The row's number as in a spreadsheet, from 1. */
  number: number;
  cells: readonly string[];
}

/** A sheet of a workbook; a file with one table has no name for it. */
export interface FileSheet {
  name: string;
  rows: SheetRow[];
}

/** Whether a row has nothing but blanks. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** Whether a row is the title of a table whose headings are right under it: "Suppliers" alone in its line. */
export function isTitleAbove(row: SheetRow | undefined, headings: SheetRow): boolean {
  const isRightAbove = row?.number === headings.number - 1;
  return isRightAbove && row.cells.filter((cell) => cell.trim() !== "").length === 1;
}
