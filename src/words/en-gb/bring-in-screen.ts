import { counted, plural } from "#domain/money/counted.ts";
import { formatCount } from "#domain/money/format-count.ts";

/** What the screen that brings lists in says; loaded with it. */
export const bringInScreen = {
  nameOnly: "Name only",
  choose: {
    file: "Choose a file",
    drop: "or drop it here",
    limits: "CSV, Excel (.xlsx), contacts (.vcf) or text. It is read on this device.",
    paste: "Paste",
    pasteLabel: "Paste cells or contacts here",
    contacts: "From contacts",
    notRead: "This file could not be read. Please choose it again.",
    failed: "This file cannot be brought in",
    reading: "Reading the file...",
    cancel: "Cancel",
    noContacts: "The contacts could not be read. Please try again, or export them to a file.",
    read: "Read this",
    example: "Download an example file",
  },
  check: {
    headline: (what: string, source: string | null) =>
      source === null ? `${what}.` : `${source} ${what.toLowerCase()}.`,
    files: { customers: "Customers", materials: "Materials", labour: "Labour" },
    /** What programs call customers, where they have another word for them. */
    customersOf: {
      Xero: "Contacts",
      Sage: "Contacts",
      Google: "Contacts",
      Outlook: "Contacts",
      Jobber: "Clients",
      "Invoice Ninja": "Clients",
    } as Readonly<Record<string, string>>,
    asLastTime: "Read as last time.",
    changeAnswers: "Change answers",
    unknownColumns: "No headings found: say what these columns are.",
    closed: (count: number) =>
      `${formatCount(count)} of yours cannot be read now, and rows may bring them in twice`,
    bar: "Bring in",
    list: "What is in the file",
    save: (what: string) => `Bring in ${what}`,
    saveBoth: (what: string, andWhat: string) => `Bring in ${what} and ${andWhat}`,
    services: (count: number) =>
      `${counted(count, "service")}: take ${plural(count, "it", "them")} into Labour`,
    nothing: "Nothing to bring in",
    onlyHeadings: "There are no rows under the headings",
    other: "Choose another file",
    columns: "Columns",
    show: "Show",
    outcomes: { new: "New", changed: "Changed", same: "Same", services: "Services", leftOut: "Left out" },
    counts: {
      new: "new",
      fill: "filled up",
      replace: "replaced",
      changed: "changed",
      same: "the same",
      leftOut: "left out",
    },
    firstOnly: (most: number, all: number) =>
      `The first ${formatCount(most)} of ${formatCount(all)} come in now. Choose the file again for the rest.`,
    sheets: (read: string, others: readonly string[]) =>
      `Only the sheet ${read} is read, not ${others.slice(0, 5).join(", ")}${others.length > 5 ? ` and ${formatCount(others.length - 5)} more` : ""}.`,
    notTaken: (columns: readonly string[]) =>
      `Not taken: ${columns.slice(0, 10).join(", ")}${columns.length > 10 ? ` and ${formatCount(columns.length - 10)} more` : ""}.`,
    merged: (rows: readonly number[]) => {
      const shown = rows.slice(0, 5).join(", ");
      return `Rows ${shown}${rows.length > 5 ? ` and ${formatCount(rows.length - 5)} more` : ""} are one customer`;
    },
    rounded: (count: number) =>
      `${counted(count, "price")} ${plural(count, "is", "are")} rounded to the penny.`,
    none: "No rows here.",
    ways: { fill: "Fill gaps", replace: "Replace", skip: "Skip", both: "Keep both" },
    wayForAll: (count: number) => `${formatCount(count)} of them ${plural(count, "is", "are")} yours already`,
    wayForOne: (name: string) => `What to do with ${name}`,
    lookAt: "Look at",
    all: (count: number) => `All ${formatCount(count)}`,
    take: (name: string) => `Take ${name}`,
    row: (row: number) => `Row ${row}`,
    rowAndWhy: (row: number, why: string) => `Row ${row}: ${why}`,
    move: (before: string, after: string) => `${before} to ${after}`,
  },
  questions: {
    mark: { ask: "How are amounts written in this file?", point: "1,234.50", comma: "1.234,50" },
    tax: { ask: "These prices are with VAT.", off: "Take VAT off", keep: "Take them as they are" },
    price: {
      ask: "Who pays these prices?",
      cost: "We do",
      selling: (markup: string, by: string) => `Customers: take ${markup}% markup off (÷ ${by})`,
    },
    selling: {
      ask: "These are selling prices.",
      back: (markup: string, by: string) => `Take ${markup}% markup off (÷ ${by})`,
      cost: "Take them as cost",
    },
  },
  columns: {
    title: "Columns",
    description: "Where each column of the file goes.",
    kind: "What is in this file",
    notTaken: "Not taken",
    empty: "This column is empty",
    supplier: "Whose list is it?",
    supplierHint: "Shown with the file next time, such as the merchant's name.",
    unnamed: (column: number) => `Column ${column}`,
    done: "Done",
  },
  save: {
    sealing: "Encrypting on this device...",
    saving: "Saving...",
    of: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`,
    stopped: (done: number, all: number) =>
      done === 0 ? "Nothing was saved" : `${formatCount(done)} of ${formatCount(all)} are saved`,
    unsure: (done: number, all: number) =>
      done === 0
        ? "No answer came, and what was sent may be saved"
        : `No answer came: ${formatCount(done)} of ${formatCount(all)} are saved for certain, and what was sent last may be too`,
    back: "Back",
    goOn: "Go on",
    undo: "Undo",
    changedMeanwhile:
      "Some of these were changed elsewhere meanwhile. Choose the file again to compare it with what is there now.",
    tooMuch: "One row of this file holds too much text to be saved.",
    failed: "Please try again.",
    closed: "This import was undone in another window",
    closedDetail: "What was saved of it is as before, and nothing more of it is saved.",
    leave: "What is not saved yet would have to be brought in again.",
  },
  done: {
    title: (what: string) => `${what} brought in`,
    parts: (created: number, changed: number) =>
      [created > 0 ? `${formatCount(created)} new` : "", changed > 0 ? `${formatCount(changed)} changed` : ""]
        .filter(Boolean)
        .join(", "),
    leftOut: (count: number) => `${formatCount(count)} left out`,
    leftOutRows: "Left-out rows",
    notWritten: "The left-out rows could not be read again. Please choose the file again.",
    undoable: "You can undo this for 30 days.",
    view: (title: string) => `View ${title}`,
    another: "Bring in another file",
    numbers: "What is your next quote and invoice number?",
    numbersDetail: "Go on where your last program stopped. You can change it later in the Business Profile.",
    setNumbers: "Set numbers",
    skipNumbers: "Not now",
    numbersSet: "Next numbers set",
  },
  undone: {
    title: (count: number) => `Undone: ${counted(count, "record")}`,
    kept: "Changed since, so they stay:",
    nameless: (count: number) =>
      `${formatCount(count)} whose ${plural(count, "name", "names")} cannot be read now`,
    failed: "Not undone",
    tooLate:
      "It cannot be undone any more: it was undone already, is older than 30 days, or the account was encrypted since.",
  },
  past: {
    title: "Brought in lately",
    line: (day: string, what: string) => `Brought in on ${day}: ${what}`,
    undo: (day: string, what: string) => `Undo what was brought in on ${day}: ${what}`,
    ask: (what: string) => `Undo ${what}?`,
    unfinished: "An undo was interrupted",
    unfinishedDetail: "Until it is finished, other devices may not read what was put back.",
    finish: "Finish the undo",
    askDetail: "What was new is deleted, what was changed is as before. What you have changed since stays.",
  },
  refresh: {
    yours: (yours: number, all: number) => `${formatCount(yours)} of ${formatCount(all)} are yours`,
    up: (count: number, percent: string) => `${formatCount(count)} up, average ${percent}%`,
    down: (count: number) => `${formatCount(count)} down`,
    same: (count: number) => `${formatCount(count)} same`,
    lookAt: (name: string, before: string, after: string) => `Look at: ${name} ${before} to ${after}.`,
    outcomes: { up: "Up", down: "Down", same: "Same", others: "Pick from it", leftOut: "Left out" },
    search: "Search what is not yours",
    save: (prices: number, added: number) => {
      const take = `Take ${counted(prices, "price")}`;
      if (added === 0) return take;
      return prices === 0 ? `Add ${formatCount(added)} new` : `${take}, add ${formatCount(added)} new`;
    },
  },
  help: {
    title: "How do I get it out of…",
    /** How each program gives its lists away: in a sentence, or in steps. */
    programs: [
      [
        "Xero",
        "Contacts, Customers, the three dots, Export. Prices: Business, Products and services, Export.",
      ],
      [
        "QuickBooks",
        "Sales, Customers, the icon beside the gear, Export to Excel. Prices: Products and services, the same icon.",
      ],
      ["Sage", "Contacts, Customers, Export, CSV."],
      ["FreeAgent", "Contacts, Export, CSV."],
      ["Jobber, Tradify", "Settings or Clients, Export, CSV."],
      ["Google contacts", "contacts.google.com, Export, Google CSV."],
      ["Outlook", "People, Manage contacts, Export contacts."],
      [
        "iPhone",
        [
          "In Contacts press Lists, at the top left.",
          "Hold All Contacts, press Export, and save it to Files.",
          "Come back here and choose it.",
        ],
      ],
      ["Android", "Contacts, Organise (or Fix & manage), Export to file."],
      ["Excel, Numbers", "Choose the .xlsx file as it is. From Numbers: File, Export To, Excel."],
      ["A merchant", "Ask for your price list as .xlsx or CSV, with their codes in it."],
    ],
  },
} as const;
