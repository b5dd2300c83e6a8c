import type { Id } from "#domain/ids/id.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import type { ListRecords } from "#web/records/noun-records.ts";
import type { RecordFields, Stored } from "#web/records/resources.ts";

/** A record as it will be saved: all its fields, under its own id. */
export type ImportRecord<T extends Stored> = RecordFields<T> & Pick<T, "id">;

/** A record to save, and the one that it changes; null for a new one. */
export interface SavedRow<T extends Stored> {
  readonly record: ImportRecord<T>;
  readonly before: Pick<T, "id" | "version"> | null;
}

/** A category that a file names and that does not exist yet, in the list of materials or of labour. */
export interface NewCategory {
  id: Id<never>;
  name: string;
}

/** What becomes of a row. */
export type RowOutcome = "new" | "changed" | "same";

/** What is done with a customer that the firm has already. */
export const duplicateWays = ["fill", "replace", "skip", "both"] as const;
export type DuplicateWay = (typeof duplicateWays)[number];

/** A record that a file has, as the person checks it. */
export interface CheckRow<T extends Stored = Stored> extends SavedRow<T> {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly outcome: RowOutcome;
  /** What to look at in it. */
  readonly warnings: readonly string[];
  /** Whether it is saved unless the person says otherwise. */
  readonly isTicked: boolean;
  /** What is done with a customer that the firm has; null for all others. */
  readonly way: DuplicateWay | null;
  /** The price before and after, in pence; null without both. */
  readonly prices: { before: number; after: number } | null;
}

/** What a file would bring, before anything is saved. */
export interface ImportPlan<K extends ImportableKind = ImportableKind> {
  readonly kind: K;
  readonly rows: readonly CheckRow<ListRecords[K]>[];
  readonly leftOut: readonly LeftOut[];
  /** Made only when a row that is saved belongs to it. */
  readonly categories: readonly NewCategory[];
  /** Whether it brings new prices of what the firm has; of the rest only what is picked. */
  readonly isRefresh: boolean;
}

export type AnyPlan = { [K in ImportableKind]: ImportPlan<K> }[ImportableKind];

/** An id by key. The same key gives the same id for as long as the file is open. */
export type IdFor = (key: string) => Id<never>;
