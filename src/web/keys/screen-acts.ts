import { useEffect } from "react";
import { useStable } from "#web/base/use-stable.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";

/** What a screen offers to keys and to the search over everything. */
export interface ScreenActs {
  /** What Ctrl+Enter does outside of forms and dialogs. It says itself what is missing. */
  save?: (() => void) | undefined;
  /** What the search lists as commands of the screen. */
  commands?: (() => readonly MenuEntry[]) | undefined;
  /** What the key E does. @param row the id of the row that has the focus; null outside of a list */
  edit?: ((row: string | null) => void) | undefined;
  /** What the key S does: the main act ([Note: The main act]). @param row as for `edit` */
  main?: ((row: string | null) => void) | undefined;
  /** What the key X does. @param row as for `edit` */
  select?: ((row: string | null) => void) | undefined;
}

/** What each part of the screen offers as it is drawn now. */
const offered = new Set<() => ScreenActs>();

/** Offers what can be done on the screen while it is shown. */
export function useScreenActs(acts: ScreenActs): void {
  const own = useStable(() => acts);
  useEffect(() => offerActs(own), [own]);
}

/** Offers acts until what it returns is called. */
export function offerActs(acts: () => ScreenActs): () => void {
  offered.add(acts);
  return () => void offered.delete(acts);
}

/** Does what the key E, S or X, or Ctrl+Enter stands for, on the screen that is shown. */
export function actByKey(act: "edit" | "main" | "select" | "save", row: string | null): void {
  for (const each of [...offered]) each()[act]?.(row);
}

/** The commands of the screen that is shown. */
export function screenCommands(): MenuEntry[] {
  return [...offered].flatMap((each) => each().commands?.() ?? []);
}
