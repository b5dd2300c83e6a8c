/** The download of everything. */
export const exported = {
  title: "Download everything",
  description:
    "One ZIP file: all your data as JSON, each list as CSV, and a PDF of every quote and invoice. It is opened and packed in this browser.",
  working: "Packing your data",
  done: "Your data is downloaded",
  failed: "Your data could not be packed. Please try again.",
};

/** Importing lists from files. */
export const imported = {
  /** Why a file cannot be imported at all, and what to do about it. */
  file: {
    tooLarge:
      "This file is larger than 5 MB. Split it into smaller files and import them one after the other.",
    workbook:
      "This is a workbook of a spreadsheet program. Open it there, save it as CSV (in Excel: CSV UTF-8), and choose that file.",
    notText: "This is not a CSV file.",
    empty: "This file is empty.",
    tooManyRows: (rows: string, most: string) =>
      `This file has ${rows} rows. At most ${most} can be imported at once: split it into smaller files.`,
    quotes: (row: number) =>
      `A quotation mark in row ${row} is never closed, or stands in the middle of a value.`,
    notRead: "This file could not be read. Please choose it again.",
  },
  /** What is wrong with one row, besides the messages of the forms. */
  row: {
    ambiguousAmount: "This can be read as two different amounts. Say how amounts are written in this file",
    otherCurrency: (currency: string) => `Amounts are in ${currency}`,
    tooPrecise: "An amount has at most two decimals",
    repeated: (name: string, row: number) => `Row ${row} has the same ${name}`,
    taken: (name: string, count: number) =>
      `${count} of yours have the same ${name} already, so it is not clear which one is meant`,
    extraCells:
      "This row has more values than there are headings. A value with a comma in it needs quotation marks",
    rateType: (labels: readonly string[]) => `Rate type must be one of ${labels.join(", ")}`,
  },
  /** The outcome of the whole import. */
  save: {
    failed: "The import could not be saved",
    tooMuch: "This file holds too much text to be saved at once. Split it into smaller files.",
    changedMeanwhile:
      "Some of these records were changed elsewhere meanwhile, so nothing was saved. Choose the file again to compare it with what is there now.",
  },
};
