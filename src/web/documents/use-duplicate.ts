import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { kindOf, kindScreens, type SummaryOf } from "#web/records/document-kinds.ts";
import { navigate } from "#web/routing/navigation.ts";

declare module "#web/routing/place.ts" {
  interface HistoryState {
    /** The id of the document to duplicate. Only the id, so that no customer's details are stored in the history. */
    duplicateOf?: string;
    /** Its prices are compared with the price list. */
    comparesPrices?: true;
  }
}

/** Opens the editor for a new document that duplicates the one with that id. */
export function useDuplicate(kind: DocumentKind): (id: Id) => void {
  return (id) => void navigate(kindScreens[kind].newHref, { state: { duplicateOf: id } });
}

/** Opens the editor for the same again: a duplicate that says which prices have changed since. */
export function openSameAsLast(document: SummaryOf<DocumentKind>): void {
  const { newHref } = kindScreens[kindOf(document)];
  void navigate(newHref, { state: { duplicateOf: document.id, comparesPrices: true } });
}
