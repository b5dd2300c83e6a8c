import { batchLimit } from "#contract/record-routes.ts";

/** Why a file cannot be taken at all, and what to do about it. */
export const fileMessages = {
  tooLarge: "This file is larger than 5 MB. Split it into smaller files and import them one after the other.",
  workbook:
    "This is a workbook of a spreadsheet program. Open it there, save it as CSV (in Excel: CSV UTF-8), and choose that file.",
  notText: "This is not a CSV file.",
  empty: "This file is empty.",
  onlyHeadings: "This file has headings but no rows under them.",
  tooManyRows: (rows: number) =>
    `This file has ${grouped(rows)} rows. At most ${grouped(batchLimit)} can be imported at once: split it into smaller files.`,
  quotes: (row: number) =>
    `A quotation mark in row ${row} is never closed, or stands in the middle of a value.`,
  notRead: "This file could not be read. Please choose it again.",
};

/** What is wrong with one row, beyond the words of the forms. */
export const rowMessages = {
  ambiguousAmount: "This can be read as two different amounts. Say how amounts are written in this file",
  otherCurrency: (currency: string) => `Amounts are in ${currency}`,
  tooPrecise: "An amount has at most two decimals",
  repeated: (name: string, row: number) => `Row ${row} has the same ${name}`,
  taken: (name: string, count: number) =>
    `${count} of yours have the same ${name} already, so it is not clear which one is meant`,
  extraCells:
    "This row has more values than there are headings. A value with a comma in it needs quotation marks",
  rateType: (labels: readonly string[]) => `Rate type must be one of ${labels.join(", ")}`,
};

/** What becomes of the whole. */
export const saveMessages = {
  failed: "The import could not be saved",
  tooMuch: "This file holds too much text to be saved at once. Split it into smaller files.",
  categoriesKept: "New categories may have been made already. Trying again makes nothing twice.",
};

function grouped(count: number): string {
  return count.toLocaleString("en-GB");
}
