import type { companyWords } from "#domain/company/company-words.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { type WordRow, type WordsOf, wordNames } from "#domain/records/word-table.ts";

/**
 * [Note: The parts of a document]
 * A document's words are kept in two parts. The head is what a row of a list, a search or the dashboard shows. The
 * lines part has the document's other words and every word of its lines, so a list goes without it. In an encrypted
 * account each part has its own envelope, `sealed` and `linesSealed`.
 */
export type DocumentPart = "head" | "lines";

/** What a table of documents says of a word, besides what every table says. */
export interface DocumentWordRow extends WordRow {
  /** The part of the document that it belongs to: see [Note: The parts of a document]. */
  readonly part: DocumentPart;
  /** The part of the editor that its box is in; absent when it has none. */
  readonly box?: EditorPart;
  /** Its place in that part, where the part is drawn from the table. */
  readonly place?: number;
  /** A duplicate of the document has it too. */
  readonly duplicate?: true;
  /** The word of the firm's profile that a new invoice copies. Nobody types it. */
  readonly copyOf?: keyof typeof companyWords;
}

/** The work and what is beside the number are drawn from the table; the others are laid out by hand. */
export type EditorPart = "customer" | "number" | "work" | "reverse-charge";

type DocumentTable = Readonly<Record<string, DocumentWordRow>>;

/** The words of a quote. See [Note: The words of a noun]. */
export const quoteWords = {
  customerName: {
    part: "head",
    limit: "line",
    required: true,
    box: "customer",
    find: true,
    file: 1,
    duplicate: true,
  },
  customerEmail: { part: "head", limit: "line", box: "customer", find: true, file: 3, duplicate: true },
  customerPhone: { part: "head", limit: "line", box: "customer", find: "unspaced", file: 4, duplicate: true },
  companyName: { part: "head", limit: "line", box: "customer", find: true, file: 2, duplicate: true },
  /** The customer's postal address, in lines. */
  projectAddress: {
    part: "head",
    limit: "paragraph",
    box: "customer",
    find: true,
    file: 5,
    duplicate: true,
  },
  projectCity: { part: "head", limit: "line", box: "customer", find: true, file: 6, duplicate: true },
  projectCounty: { part: "head", limit: "line", box: "customer", find: true, file: 7, duplicate: true },
  projectPostcode: {
    part: "head",
    limit: "line",
    box: "customer",
    find: "unspaced",
    file: 8,
    duplicate: true,
  },
  /** The work summary. */
  projectDescription: { part: "lines", limit: "page", box: "work", place: 2, file: 10, duplicate: true },
  /** The site address, if it is not the customer's. */
  workLocation: {
    part: "head",
    limit: "paragraph",
    box: "work",
    place: 1,
    find: true,
    file: 9,
    duplicate: true,
  },
  /** Needed under the reverse charge (decision M8); files have it beside what concerns tax. */
  customerVatNumber: { part: "lines", limit: "line", box: "reverse-charge", duplicate: true },
} as const satisfies DocumentTable;

/** The words of an invoice: those of a quote, and what it says about the firm (decision W10). */
export const invoiceWords = {
  ...quoteWords,
  companyVatNumber: { part: "lines", limit: "line", copyOf: "vatNumber" },
  companyRegNumber: { part: "lines", limit: "line", copyOf: "companyNumber" },
  companyBankDetails: { part: "lines", limit: "paragraph", copyOf: "bankDetails" },
  orderNumber: { part: "head", limit: "line", box: "number", find: true, file: 11 },
} as const satisfies DocumentTable;

export const wordsOfKind = { quote: quoteWords, invoice: invoiceWords } as const satisfies Record<
  DocumentKind,
  DocumentTable
>;

/** The names of the words that one part of a document has. */
export type WordOfPart<T extends DocumentTable, Part extends DocumentPart> = {
  [Word in keyof T & string]: T[Word]["part"] extends Part ? Word : never;
}[keyof T & string];

/** The rows of one part of a table of documents, in its order. */
export function tableOfPart<T extends DocumentTable, Part extends DocumentPart>(
  table: T,
  part: Part,
): Pick<T, WordOfPart<T, Part>> {
  const rows = Object.entries(table).filter(([, row]) => row.part === part);
  return Object.fromEntries(rows) as Pick<T, WordOfPart<T, Part>>;
}

const allWords = { ...quoteWords, ...invoiceWords };

type AllWords = typeof allWords;

/** A word about the firm: it comes from the profile or the saved invoice. */
export type FirmWord = {
  [Word in keyof AllWords]: AllWords[Word] extends { copyOf: string } ? Word : never;
}[keyof AllWords];

/** A word that is typed into a document, whether or not its editor has a box for it. */
export type TypedWord = Exclude<keyof AllWords, FirmWord>;

/** The row of a word of either kind. */
export function rowOf(word: keyof AllWords): DocumentWordRow {
  return allWords[word];
}

/** The words that are typed into either kind of document. */
export const typedWords: readonly TypedWord[] = wordNames(allWords).filter(
  (word): word is TypedWord => rowOf(word).copyOf === undefined,
);

/** The words of a part of the editor, in the order of their places. */
export function boxedWords(kind: DocumentKind, part: EditorPart): TypedWord[] {
  const place = (word: TypedWord) => rowOf(word).place ?? 0;
  return typedWords
    .filter((word) => word in wordsOfKind[kind] && rowOf(word).box === part)
    .sort((left, right) => place(left) - place(right));
}

/** What an invoice says about the firm, copied from the profile when it is made (decision W10). */
export function companyWordsOf(
  profile: Partial<WordsOf<typeof companyWords>> | null,
): Record<FirmWord, string | null> {
  const copies = wordNames(invoiceWords).flatMap((word) => {
    const { copyOf } = rowOf(word);
    return copyOf === undefined ? [] : [[word, profile?.[copyOf] ?? null] as const];
  });
  return Object.fromEntries(copies) as Record<FirmWord, string | null>;
}
