import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { messages } from "#web/base/messages.ts";
import { timing } from "#web/base/timing.ts";
import { Undo2 } from "#web/icons/undo-2.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { isolated } from "#words/paper/isolated.ts";

/**
 * [Note: Recent removals]
 * A toast offers to put a deleted record back for seconds, and the "..." of its list for ten minutes: the record has no
 * "..." any more. What that needs is in memory alone, because it has the record's name; signing out clears it.
 */
export interface Removal {
  /** What the record was called: "Q-0061", "Oak board". */
  name: string;
  putBack: () => void;
}

type Kept = Removal & { until: number };

const keyOf = (kind: RecordKind) => ["removals", kind];

export function keepRemoval(client: QueryClient, kind: RecordKind, removal: Removal, now = Date.now()): void {
  const kept: Kept = { ...removal, until: now + timing.undoInMenu };
  client.setQueryDefaults(keyOf(kind), { gcTime: timing.undoInMenu });
  client.setQueryData<Kept[]>(keyOf(kind), (others = []) => [kept, ...others]);
}

/** Called when the record is back. */
export function forgetRemoval(client: QueryClient, kind: RecordKind, { putBack }: Removal): void {
  client.setQueryData<Kept[]>(keyOf(kind), (kept = []) => kept.filter((each) => each.putBack !== putBack));
}

/** The first entries of a list's "...": for ten minutes each, the last removal first. */
export function useRemovalEntries(kind: RecordKind): (now?: number) => MenuEntry[] {
  const { data } = useQuery<Kept[]>({ queryKey: keyOf(kind), queryFn: skipToken });
  return (now = Date.now()) =>
    (data ?? [])
      .filter(({ until }) => now < until)
      .map(({ name, putBack }) => ({
        text: messages().notice.putBack(isolated(name)),
        icon: Undo2,
        onSelect: putBack,
      }));
}
