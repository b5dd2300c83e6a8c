import { useEffect } from "react";
import type { Category } from "#domain/catalogue/catalogue.ts";
import type { Opened } from "#vault/records/records.ts";
import type { ListKind } from "#web/records/list-paths.ts";

/** A record, or what a list knows of one. */
export type ListedRecord = { readonly id: string } | { readonly record: { readonly id: string } };

/**
 * Which records of a whole list are wanted, such as those that a search and a filter leave.
 *
 * @param categories those of the list that can be read; none for a list without categories
 */
export type Choice<T> = (
  whole: readonly Opened<T>[],
  categories: readonly Category[],
) => readonly ListedRecord[];

/** What each list on the screen shows of all of its records. */
const shown = new Map<ListKind, Choice<never>>();

/**
 * Tells exports what the list of a kind shows while it is on the screen, so that a file has what a person sees. It is a
 * choice and not the rows, because the list may still be read on when a person presses. What a list hides unasked, such
 * as converted quotes (decision S7), its choice leaves out too. Read at the press alone, so no screen is drawn again.
 */
export function useShownList<T>(kind: ListKind, choice: Choice<T>): void {
  useEffect(() => {
    shown.set(kind, choice);
    return () => {
      // Another list of the kind may have come before this one goes.
      if (shown.get(kind) === choice) shown.delete(kind);
    };
  }, [kind, choice]);
}

/** What the list of a kind shows; undefined when it is not on the screen. */
export function shownOf<T>(kind: ListKind): Choice<T> | undefined {
  return shown.get(kind) as Choice<T> | undefined;
}
