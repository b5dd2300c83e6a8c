import type { ComponentType } from "react";
import type { Amount } from "#domain/money/by-currency.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import type { LoadPart } from "#web/overlays/use-part.ts";

/** Amounts at the right of a row, and the word under them; null for none. */
export type AsideOf<T> = (record: T) => { amounts: readonly Amount[]; word: string } | null;

/** What a record is as a row of two lines, on phones. */
export interface RowParts<T> {
  /** The second line. */
  noteOf: (record: T) => string | null;
  /** Works out what the row says at its right, such as what a customer owes, once the rows are in sight. */
  loadAsides?: LoadPart<{ Asides: ComponentType<{ onFound: (asideOf: AsideOf<T>) => void }> }>;
  /** What the row's menu offers besides editing and deleting. */
  entriesOf: (record: T) => readonly MenuEntry[];
}
