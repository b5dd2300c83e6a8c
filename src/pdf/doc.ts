import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/company/region.ts";
import type { Colour } from "#pdf/colour.ts";
import type { Logo } from "#pdf/logo.ts";

/** A label and what it stands for: "Due date", "05/12/2026". */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The firm's name and how to reach it. */
export interface LetterheadBlock {
  readonly kind: "letterhead";
  readonly logo: Logo | null;
  readonly name: string | null;
  readonly lines: readonly string[];
}

/** What the paper is, in large type, with a remark beneath it where there is one. */
export interface TitleBlock {
  readonly kind: "title";
  readonly text: string;
  readonly remark: string | null;
}

/** Addresses side by side, and the document's number and dates at the right. */
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
  /** Small print is set smaller and lighter. */
  readonly isSmall: boolean;
}

export interface Column {
  readonly head: string;
  readonly align: "left" | "right";
  /** Takes what the others leave; there is one such column. */
  readonly isWide: boolean;
}

/** A cell's text and, in the wide column, what is said beneath it. */
export interface Cell {
  readonly text: string;
  readonly detail?: string | null;
}

/** One table under its own heading; the total is absent where the section costs nothing. */
export interface Section {
  readonly heading: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly total: Fact | null;
}

/** The lines of a document, in sections that share their columns. */
export interface ItemsBlock {
  readonly kind: "items";
  readonly columns: readonly Column[];
  readonly sections: readonly Section[];
}

export interface TotalRow extends Fact {
  /** Set small beneath the label: what the figure leaves out. */
  readonly note?: string;
  readonly weight: "plain" | "strong" | "due";
}

/** What stands beside the sums under a heading: how to pay. */
export interface Aside {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

/** The sums, kept whole, with what stands beside them. */
export interface TotalsBlock {
  readonly kind: "totals";
  readonly rows: readonly TotalRow[];
  readonly beside: Aside | null;
}

export type Block = LetterheadBlock | TitleBlock | PartiesBlock | TextBlock | ItemsBlock | TotalsBlock;

/** A document in words: every string as it is to be read, nothing yet about where. */
export interface Doc {
  readonly language: Language;
  /** The title in the reader's window, "VAT Invoice INV-0042". */
  readonly title: string;
  /** The firm, as the author of the file. */
  readonly author: string | null;
  /** The document's own date, from which the file takes its dates. */
  readonly date: LocalDate;
  readonly size: "A4" | "letter";
  readonly accent: Colour;
  /** Set small at the foot of every page. */
  readonly foot: string;
  /** "Page 1 of 2". */
  readonly pageLabel: (page: number, pages: number) => string;
  readonly opening: readonly Block[];
  /** From the totals on: kept on one page if a page can hold it. */
  readonly closing: readonly Block[];
}
