import type { KeyboardEvent } from "react";
import type { Language } from "#domain/region/region.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import type { EntryField, ItemEntry } from "#web/quoting/item-entry.ts";

/** The props of every part of the panel that adds items. */
export interface EntryFieldsProps {
  entry: ItemEntry;
  onChange: (change: Partial<ItemEntry>) => void;
  /** The error message of a field, if it has one. */
  errorOf: (field: EntryField) => string | undefined;
  /** Adds the line on Enter. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** The line that it will make, once its amounts can be read. */
  line: DraftLine | null;
  /** "Customer pays £106.25" of that line, where it is marked up. */
  customerPays: string | undefined;
  currencySign: string;
  language: Language;
}

export const entryIds: Record<EntryField, string> = {
  item: fieldIds.items,
  quantity: "add-quantity",
  name: "add-name",
  customType: "add-type",
  cost: "add-cost",
  text: "add-text",
};
