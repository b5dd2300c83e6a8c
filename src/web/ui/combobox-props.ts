import type { KeyboardEvent, ReactNode, Ref } from "react";

/** How a combobox reads its items. Keep it outside of the component: it must not change with every render. */
export interface ComboboxReading<Item> {
  keyOf: (item: Item) => string;
  /** What stands in the box once the item is chosen. */
  labelOf: (item: Item) => string;
  /** All words the item can be found by, its name first; the label unless told. */
  textOf?: (item: Item) => string;
  /** The heading the item stands under: "Materials & Products". */
  groupOf?: (item: Item) => string;
}

/** What a combobox is made of. */
export interface ComboboxProps<Item extends object> {
  /** The same array from render to render while nothing changes: it is read once for searching. */
  items: readonly Item[];
  reading: ComboboxReading<Item>;
  /** The chosen item. Left at null after a choice, the box empties and is ready for the next: for adding lines. */
  value: Item | null;
  /** Called with the chosen item; null when the box was emptied. */
  onValueChange: (item: Item | null) => void;
  /** A row of the list; the label unless told. */
  renderItem?: (item: Item) => ReactNode;
  placeholder?: string;
  /** Said when nothing matches. */
  emptyText?: string;
  /** A last entry that makes what was searched for. */
  creation?: { label: (query: string) => string; onCreate: (query: string) => void };
  /** The most rows ever rendered. */
  limit?: number;
  inputRef?: Ref<HTMLInputElement>;
  id?: string;
  "aria-label"?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}
