import { type DocumentPrefill, prefillFromQuery } from "#web/drafts/prefill.ts";
import type { AppPlace } from "#web/routing/place.ts";

declare module "#web/routing/place.ts" {
  interface HistoryState {
    /**
     * The slot of the draft that the editor of this history entry saves to. The name says nothing about the draft,
     * see [Note: Unsaved work].
     */
    draft?: string;
    /** The price list of a trade has just come in. */
    bringsPrices?: true;
  }
}

/** What a new document starts from. */
export interface Arrival {
  prefill: DocumentPrefill;
  /** The id of the document to duplicate; null for none. */
  duplicateOf: string | null;
  /** The duplicate's prices are compared with the price list. */
  comparesPrices: boolean;
  /** The slot of a draft to continue; null for none. */
  draft: string | null;
}

type Arriving = Pick<AppPlace, "search" | "hash" | "state">;

/**
 * What the navigation brought along: a customer's details, from the app itself or in the query, the document to
 * duplicate, or the draft to continue. All but the draft are used once and then removed from address bar and history
 * (decision P10).
 */
export function arrivalOf({ search, hash, state }: Arriving): Arrival {
  return {
    prefill: { ...prefillFromQuery(search), ...state.prefill },
    duplicateOf: state.duplicateOf ?? null,
    comparesPrices: state.comparesPrices ?? false,
    draft: state.draft ?? /^draft=([\w-]+)$/.exec(hash)?.[1] ?? null,
  };
}

/** True when the arrival starts a document of its own: with a customer's details or as a duplicate. */
export function bringsSomething({ prefill, duplicateOf }: Arrival): boolean {
  return duplicateOf !== null || Object.keys(prefill).length > 0;
}

/**
 * The address that continues a draft. The slot stays in the browser, because a URL fragment is never sent to a
 * server.
 */
export function draftHref(newHref: string, slot: string): string {
  return `${newHref}#draft=${slot}`;
}
