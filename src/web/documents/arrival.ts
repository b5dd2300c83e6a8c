import type { useLocation } from "@tanstack/react-router";
import { type DocumentPrefill, prefillFromQuery } from "#web/documents/prefill.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** The slot of the draft that an entry's editor keeps: a name without meaning, see [Note: Unsaved work]. */
    draft?: string;
  }
}

/** What a new document is to begin with. */
export interface Arrival {
  prefill: DocumentPrefill;
  /** The id of a document that it is to be like. */
  duplicateOf: string | null;
  /** The slot of a draft to go on with. */
  draft: string | null;
}

type Location = Pick<ReturnType<typeof useLocation>, "searchStr" | "hash" | "state">;

/**
 * What came along: a customer's details, from the app itself or in the query, or the document to begin from, or the
 * draft to go on with. All but the draft is taken once, and leaves address bar and history (decision P10).
 */
export function arrivalOf({ searchStr, hash, state }: Location): Arrival {
  return {
    prefill: { ...prefillFromQuery(searchStr), ...state.prefill },
    duplicateOf: state.duplicateOf ?? null,
    draft: state.draft ?? /^draft=([\w-]+)$/.exec(hash)?.[1] ?? null,
  };
}

/** Tells whether something is to be begun with that makes a document of its own. */
export function bringsSomething({ prefill, duplicateOf }: Arrival): boolean {
  return duplicateOf !== null || Object.keys(prefill).length > 0;
}

/** The address that goes on with a draft: its slot stays in the browser, since no request carries a fragment. */
export function draftHref(newHref: string, slot: string): string {
  return `${newHref}#draft=${slot}`;
}
