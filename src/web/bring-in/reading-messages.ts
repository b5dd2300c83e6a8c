import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { Brought, Present } from "#web/bring-in/bring-opened.ts";
import type { Choices } from "#web/bring-in/choices.ts";
import type { CustomerRole } from "#web/bring-in/headings.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import type { PriceRole } from "#web/bring-in/price-role.ts";

/** A material of the firm with its category by name, as files have it. */
export type FiledMaterial = Material & { category: string | null };

/** Labour of the firm with its category by name. */
export type FiledLabour = LabourItem & { category: string | null };

/** What the firm has, for the worker to compare a file with. */
export type PresentRecords = Present<Customer, FiledMaterial, FiledLabour>;

/** What a file may be a list of. */
export type FileKind = "customers" | "materials" | "labour";

/** A column of the file: its heading, its first value, and what it is taken as. */
export interface FileColumn {
  heading: string;
  first: string;
  role: CustomerRole | PriceRole | null;
}

/** What a file has, before it is compared with what the firm has. */
export interface OpenedKind {
  /** Null when a person has to say what the columns are. */
  kind: FileKind | null;
  columns: FileColumn[];
  /** What is not taken of the file, as its headings or people call it; of a column without a heading its number. */
  notTaken: readonly (string | number)[];
  /** The program that writes such headings; null when it is not known. */
  source: string | null;
  /** Of a workbook with several sheets the one that is read, and the others; null of other files. */
  sheets: { read: string; others: readonly string[] } | null;
}

/** What a file would bring. */
export type ReadFile = Exclude<
  Brought<PresentRecords["customers"][number], FiledMaterial, FiledLabour>,
  { kind: "refused" }
>;

/** What the page asks of the worker. */
export type ReadingRequest =
  | { ask: "open"; bytes: Uint8Array }
  | { ask: "columns"; choices: Choices; as: FileKind | null }
  | { ask: "compare"; present: PresentRecords; choices: Choices }
  | { ask: "left out"; leftOut: readonly LeftOut[] };

/** What the worker answers to each. */
export interface ReadingAnswers {
  open: OpenedKind;
  /** The columns as the headings say if the file is of another kind. */
  columns: OpenedKind;
  compare: ReadFile;
  /** The rows as in the file, with the reason in a last column. */
  "left out": string[][];
}

export type ReadingAnswer =
  | { id: number; answer: ReadingAnswers[keyof ReadingAnswers] }
  /** Why the file cannot be read, for the person; null for a fault of ours. */
  | { id: number; refused: string | null };
