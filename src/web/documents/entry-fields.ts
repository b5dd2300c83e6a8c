import type { KeyboardEvent } from "react";
import type { Language } from "#domain/company/region.ts";
import { fieldIds } from "#web/documents/draft-validation.ts";
import type { EntryField, ItemEntry } from "#web/documents/item-entry.ts";

/** What every part of the panel for adding items gets. */
export interface EntryFieldsProps {
  entry: ItemEntry;
  onChange: (change: Partial<ItemEntry>) => void;
  /** The words for a field in error. */
  errorOf: (field: EntryField) => string | undefined;
  /** Adds the line on Enter. */
  onKeyDown: (event: KeyboardEvent) => void;
  currencySign: string;
  language: Language;
}

/** The ids of the panel's controls. */
export const entryIds: Record<EntryField, string> = {
  item: fieldIds.items,
  quantity: "add-quantity",
  name: "add-name",
  cost: "add-cost",
  text: "add-text",
};
