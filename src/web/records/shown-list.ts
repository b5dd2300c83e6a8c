import { useEffect } from "react";
import type { ListKind } from "#web/records/list-paths.ts";

/** A record, or what a list knows of one. */
export type ListedRecord = { readonly id: string } | { readonly record: { readonly id: string } };

/** What a search or a filter leaves of each list on the screen; null while that shows all of its records. */
const shown = new Map<ListKind, readonly ListedRecord[] | null>();

/**
 * Tells exports which records a search or a filter leaves of the list of a kind while it is on the screen, so that a
 * file has what a person sees. Read at the press alone, so no screen is drawn again for it.
 *
 * @param rows null while the list shows all of its records, or has not read them all
 */
export function useShownList(kind: ListKind, rows: readonly ListedRecord[] | null): void {
  useEffect(() => {
    shown.set(kind, rows);
    return () => {
      // Another list of the kind may have come before this one goes.
      if (shown.get(kind) === rows) shown.delete(kind);
    };
  }, [kind, rows]);
}

/** What the list of a kind on the screen is narrowed to; null when it shows everything, or is not on the screen. */
export function shownList(kind: ListKind): readonly ListedRecord[] | null {
  return shown.get(kind) ?? null;
}
