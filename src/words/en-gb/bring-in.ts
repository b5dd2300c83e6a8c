/**
 * What is said of a file that is brought in: why it cannot be read, why a row is left out, and what to look at. It is
 * no part of the catalogue, because only the page that reads files says it, and that page is loaded when it is opened.
 */
export const bringInTexts = {
  /** Why a file cannot be read at all. */
  refused: {
    empty: "This file is empty.",
    tooLarge: "This file is larger than 50 MB.",
    tooManyRows: "This file has more than 200,000 rows.",
    tooManyColumns: "This file has more than 300 columns.",
    unpackedTooLarge: "This workbook is larger than 60 MB when it is unpacked.",
    password: "This file has a password.",
    oldExcel: "old Excel file: save as .xlsx or CSV",
    binaryExcel: "binary Excel file (.xlsb): save as .xlsx or CSV",
    openDocument: "OpenDocument file: save as .xlsx or CSV",
    numbers: "Numbers file: export as .xlsx or CSV",
    pdf: "PDF: ask for the list as .xlsx or CSV",
    notList: "not a list: save as .xlsx or CSV",
    damaged: "damaged workbook: save it again as .xlsx or CSV",
    noHeadings: "No headings found: say what these columns are.",
  },
  /** The steps in the program that writes such a file. */
  whatToDo: {
    password: "In Excel: File, Info, Protect Workbook, Encrypt with Password. Empty the box and save.",
    oldExcel: "In Excel: File, Save As, and choose Excel Workbook (.xlsx).",
    binaryExcel: "In Excel: File, Save As, and choose Excel Workbook (.xlsx).",
    openDocument: "In LibreOffice: File, Save As, and choose Excel 2007-365 (.xlsx).",
    numbers: "On a Mac: File, Export To, Excel. On an iPhone: the three dots, Export, Excel.",
    pdf: "In the program that it came from: Export or Save As, and choose Excel (.xlsx) or CSV.",
  },
  /** What a table of a web page is called that has no name. */
  table: (number: number) => `Table ${number}`,
  /** Why a row is left out. */
  leftOut: {
    noName: "no name",
    fullNotes: (row: number) => `same as row ${row}, whose notes have no room for more`,
    archived: "archived there",
    headingsAgain: "headings again",
    total: "total",
    delivery: "delivery",
    foot: "foot",
    otherHeadings: "under other headings: bring it in as a file of its own",
    extraCells: "more values than headings",
    noPrice: (text: string) => (text === "" ? "no price" : `no price (${text})`),
    belowZero: "below zero",
    noDiscount: (text: string) => `discount not readable (${text})`,
    otherCurrency: (currency: string) => `in ${currency}`,
    sameSku: (row: number) => `row ${row} has the same SKU: the last counts`,
    sameName: (row: number) => `row ${row} has the same name: the last counts`,
    notYours: "not in your list, and no name to add it by",
    pickFromIt: "not in your list: pick from it",
    service: "a service: offered to Labour",
  },
  /** What to look at in a row that is taken. */
  warn: {
    lostPhone: (text: string) => ({
      why: `telephone number lost by Excel (${text})`,
      said: `Saved by Excel as ${text}: type this number again`,
    }),
    lostSku: (text: string) => `Saved by Excel as ${text}: type this SKU again`,
    rounded: "rounded to the penny",
    keptPer: (price: string, per: number) =>
      `${price} per ${per} is less than whole pennies each: kept per ${per}`,
    otherUnit: (before: string, after: string) => `the unit changes from ${before} to ${after}`,
    otherRate: (unit: string) => `charged by ${unit}: taken per item`,
    jump: (before: string, after: string, size: string) => ({
      why: `${before} to ${after}: ${size}`,
      said: size,
    }),
    times: (times: string) => `${times} times as much`,
    twice: "twice as much",
    more: (percent: number) => `${percent}% more`,
    less: (percent: number) => `${percent}% less`,
    unreadEmail: (text: string) => `e-mail address not readable (${text})`,
  },
  /** What contacts say that no customer has a place for; the properties are those of vCards (RFC 6350, 6). */
  notTaken: {
    fax: "Fax",
    title: "Title",
    properties: {
      ANNIVERSARY: "Anniversary",
      BDAY: "Birthday",
      IMPP: "Instant messages",
      NICKNAME: "Nickname",
      RELATED: "Related people",
      ROLE: "Job",
      TITLE: "Job",
      URL: "Web page",
      "X-ABDATE": "Anniversary",
      "X-ABRELATEDNAMES": "Related people",
      "X-SOCIALPROFILE": "Social profile",
    } as Readonly<Record<string, string>>,
  },
  /** The currencies that a file may be in, as they are named when a row is left out for it. */
  currencies: {
    EUR: "euros",
    USD: "dollars",
    AUD: "Australian dollars",
    GBP: "pounds",
    other: "another currency",
  },
  /** Whole numbers in words, as in "ten times as much". */
  numbers: ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  /** What a telephone number, an e-mail and an address are called that go to the notes beside the first. */
  other: {
    name: (text: string) => `Other name: ${text}`,
    phone: (text: string) => `Other phone: ${text}`,
    email: (text: string) => `Other email: ${text}`,
    address: (text: string) => `Other address: ${text}`,
  },
};
