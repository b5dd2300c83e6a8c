import type { KeyboardEvent, ReactNode, Ref } from "react";

/** How a combobox reads its items. Define it outside of the component: it must not change between renders. */
export interface ComboboxReading<Item> {
  keyOf: (item: Item) => string;
  /** The text shown in the box once the item is chosen. */
  labelOf: (item: Item) => string;
  /** What comes before other matches when it has the query; by default the label. */
  nameOf?: (item: Item) => string;
  /** All words that the item can be found by, its name first; by default the label. */
  textOf?: (item: Item) => string;
  /** The heading that the item is listed under: "Materials & Products". */
  groupOf?: (item: Item) => string;
}

/** An entry that makes something of what was searched for. */
export interface Creation {
  label: (query: string) => string;
  onCreate: (query: string) => void;
}

export interface ComboboxProps<Item extends object> {
  /** The same array between renders while nothing changes, because its search texts are memoised. */
  items: readonly Item[];
  reading: ComboboxReading<Item>;
  /**
   * The chosen item. When it stays null after a choice, the box empties and is ready for the next: for adding lines.
   */
  value: Item | null;
  /** Called with the chosen item, or with null when the box was emptied. */
  onValueChange: (item: Item | null) => void;
  /** A row of the list, which may say where the query is found; by default the label. */
  renderItem?: (item: Item, sought: string) => ReactNode;
  placeholder?: string;
  /** What an empty box offers, before and after something was typed; by default the first items, once it is asked. */
  atFirst?: readonly Item[];
  /** Shown when nothing matches. */
  emptyText?: string;
  /** The last entries, which make something of what was searched for. */
  creations?: readonly Creation[];
  /** The maximum number of rows rendered. */
  limit?: number;
  inputRef?: Ref<HTMLInputElement>;
  id?: string;
  "aria-label"?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}
