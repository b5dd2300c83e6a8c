/** What a history entry has beside its address. A feature declares its own fields by merging into this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: the features merge their fields into it
export interface HistoryState {}

/** Where the app is: an address within it, and the history entry that has it. */
export interface AppPlace {
  /** The path, without query, fragment and a slash at its end. */
  path: string;
  /** The query with its "?", or empty. */
  search: string;
  /** The fragment without its "#", or empty. */
  hash: string;
  /** Path, query and fragment. */
  href: string;
  state: HistoryState;
  /** The number of entries of the app before this one. */
  index: number;
  /** Names this visit of the address. */
  key: string;
  /** The path of the entry before, which this one was opened from; absent where the app did not open it. */
  before?: string | undefined;
}

/** What is stored in `history.state`. */
type Entry = HistoryState & Pick<AppPlace, "index" | "key" | "before"> & Above;

interface Above {
  /** In the entry of an open overlay, its number above the screen's own entry. */
  over?: number;
}

/** The place that the browser's present history entry names. */
export function readPlace(): AppPlace {
  const { pathname, search, hash } = window.location;
  const { index, key, before, over: _, ...state } = window.history.state as Entry;
  return {
    path: plainPath(pathname),
    search,
    hash: hash.slice(1),
    href: pathname + search + hash,
    state,
    index,
    key,
    before,
  };
}

/** A path without a slash at its end. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, "");
}

/** How many entries of overlays the present one is above its screen's own: 0 at that. */
export function heightAbove(): number {
  return (window.history.state as Above | null)?.over ?? 0;
}

/** True when the app made the present history entry, false after a page load and after a typed fragment. */
export function isOwnEntry(): boolean {
  const entry = window.history.state as Partial<Entry> | null;
  return typeof entry?.index === "number" && typeof entry.key === "string";
}

/** Marks the present history entry as the app's own, and keeps the rest of its state. */
export function adoptEntry(index: number): void {
  window.history.replaceState({ ...window.history.state, index, key: newKey() }, "");
}

/** The state of an entry at a place in the history, of a new visit unless it has the key of one. */
export function entryOf(
  state: HistoryState,
  at: Pick<AppPlace, "index" | "before"> & { key?: string },
): Entry {
  return { ...state, key: newKey(), ...at };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
