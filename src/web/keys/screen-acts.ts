import { useEffect } from "react";
import { useStable } from "#web/base/use-stable.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";

/** What a screen offers to keys and to the search over everything. */
export interface ScreenActs {
  /** What the search lists as commands of the screen. */
  commands?: (() => readonly MenuEntry[]) | undefined;
  /** What the key E does. @param row the id of the row that has the focus; null outside of a list */
  edit?: ((row: string | null) => void) | undefined;
  /** What the key S does: the main act ([Note: The main act]). @param row as for `edit` */
  main?: ((row: string | null) => void) | undefined;
}

interface OfferedActs {
  commands: () => readonly MenuEntry[];
  edit: (row: string | null) => void;
  main: (row: string | null) => void;
}

const offered = new Set<OfferedActs>();

/** Offers what can be done on the screen while it is shown. */
export function useScreenActs(acts: ScreenActs): void {
  const commands = useStable(() => acts.commands?.() ?? []);
  const edit = useStable((row: string | null) => acts.edit?.(row));
  const main = useStable((row: string | null) => acts.main?.(row));
  useEffect(() => {
    const own = { commands, edit, main };
    offered.add(own);
    return () => void offered.delete(own);
  }, [commands, edit, main]);
}

/** Does what the key E or S stands for, on the screen that is shown. */
export function actByKey(act: "edit" | "main", row: string | null): void {
  for (const each of [...offered]) each[act](row);
}

/** The commands of the screen that is shown. */
export function screenCommands(): MenuEntry[] {
  return [...offered].flatMap(({ commands }) => commands());
}
