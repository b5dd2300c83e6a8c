import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import type { Colour } from "#pdf/colour.ts";

/** A label with its value: "Due date", "05/12/2026". */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The firm's name and contact details. */
export interface LetterheadBlock {
  readonly kind: "letterhead";
  /** The data URL of the logo, which the layout decodes and a browser shows by itself. */
  readonly logo: string | null;
  readonly name: string | null;
  readonly lines: readonly string[];
}

/** The kind of document, in large type. */
export interface TitleBlock {
  readonly kind: "title";
  readonly text: string;
}

/** Addresses side by side, with the document's number and dates on the right. */
export interface PartiesBlock {
  readonly kind: "parties";
  readonly parties: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly facts: readonly Fact[];
}

/** Running text, with or without a heading. */
export interface TextBlock {
  readonly kind: "text";
  readonly heading: string | null;
  readonly text: string;
  /** Small print, which is smaller and lighter. */
  readonly isSmall: boolean;
}

export interface ItemColumn {
  readonly head: string;
  readonly align: "left" | "right";
  /** Takes the width that the other columns leave; there is one such column. */
  readonly isWide: boolean;
}

/** The text of a cell and, in the wide column, the text beneath it. */
export interface Cell {
  readonly text: string;
  readonly detail?: string | null;
}

/** One table under its own heading and columns; without a total when it is the only section. */
export interface ItemSection {
  readonly heading: string;
  readonly columns: readonly ItemColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly total: Fact | null;
}

/** The lines of a document, in sections; a column that several of them have is as wide in each. */
export interface ItemsBlock {
  readonly kind: "items";
  readonly sections: readonly ItemSection[];
}

export interface TotalRow extends Fact {
  /** Small text beneath the label: what the figure leaves out, or until when it is to be paid. */
  readonly note?: string;
  readonly weight: "plain" | "strong" | "due";
}

/** The text beside the sums, under a heading: how to pay an invoice, or how to accept a quote. */
export interface Aside {
  readonly heading: string;
  readonly text: string | null;
  readonly facts: readonly Fact[];
  /** What is written by hand, each over a line: "Signature". */
  readonly signed: readonly string[];
}

/** The sums, which stay on one page, with the text beside them. */
export interface TotalsBlock {
  readonly kind: "totals";
  readonly rows: readonly TotalRow[];
  readonly beside: Aside | null;
}

export type Block = LetterheadBlock | TitleBlock | PartiesBlock | TextBlock | ItemsBlock | TotalsBlock;

/** A document in words: every string as it is to be read, without its place. */
export interface Doc {
  readonly language: Language;
  /** The title of the reader's window, such as "VAT Invoice INV-0042". */
  readonly title: string;
  /** The firm, as the author of the file. */
  readonly author: string | null;
  /** The document's own date, from which the file takes its dates. */
  readonly date: LocalDate;
  readonly size: "A4" | "letter";
  readonly accent: Colour;
  /** Small text at the foot of every page. */
  readonly foot: string;
  /** Who may not see it, in a band along the upper edge of every page; null for the customer's papers. */
  readonly band: string | null;
  /** Whose paper it is, at the head of every page but the first. */
  readonly running: string;
  /** The heading of a table that was begun on an earlier page. */
  readonly continued: (heading: string) => string;
  /** "Page 1 of 2". */
  readonly pageLabel: (page: number, pages: number) => string;
  readonly opening: readonly Block[];
  /** The blocks from the totals on: kept on one page if a page can hold them. */
  readonly closing: readonly Block[];
}
